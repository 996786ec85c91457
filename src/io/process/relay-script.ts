/**
 * Perl that passes on what a command writes to pipes. What Node gives a program to write to is a socket, and nobody can
 * open one by a name such as `/dev/stdout` (open(2), ENXIO), as shell scripts do with a pipe.
 *
 * `relay($leader, [$from, $to], ...)` returns when all that is to come has come. Where it is gone to whom it passes on, it
 * ends the group of that leader, if there is one: who started the command was ended by what he could not see.
 */
export const RELAY_SCRIPT = String.raw`
sub relay {
  my ($leader, @ways) = @_;
  # Who is asked to end has last words.
  $SIG{$_} = 'IGNORE' for qw(HUP INT QUIT TERM PIPE ALRM USR1 USR2 TSTP TTIN TTOU);
  my $gone = 0;
  while (@ways) {
    my $ready = '';
    vec($ready, fileno $_, 1) = 1 for map { @$_ } @ways;
    next if select($ready, undef, undef, undef) < 1;
    my @left;
    for my $way (@ways) {
      my ($from, $to) = @$way;
      # Nobody writes to us from there: there is something to read once it is closed.
      my $state = vec($ready, fileno $to, 1) ? 'gone' : vec($ready, fileno $from, 1) ? pass($from, $to) : 'open';
      $gone ||= $state eq 'gone';
      if ($state eq 'open') { push @left, $way } else { close $from; close $to }
    }
    @ways = @left;
  }
  kill 'KILL', -$leader if $gone && $leader;
}
sub pass {
  my ($from, $to) = @_;
  my $count = sysread($from, my $bytes, 65536) or return 'ended';
  for (my $sent = 0; $sent < $count;) {
    $sent += syswrite($to, $bytes, $count - $sent, $sent) || return 'gone';
  }
  return 'open';
}
`;
