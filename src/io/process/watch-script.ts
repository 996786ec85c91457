import { RELAY_SCRIPT } from './relay-script.ts';

/**
 * Becomes the parent of a command and tells how it ended. Node tells of a death by a real-time signal what it tells of an
 * exit with 0, and a shell tells of one by signal n what it tells of an exit with 128 + n. It is in Perl, which sees the
 * wait status, and loads no module.
 *
 * Descriptor 3 is ours: it gives how many variables the environment has, these, and the command, with NUL between them.
 * It is told the process, before that becomes the command, and then "code signal", or "no" and why there is no command.
 * The command leads a group of its own, so that what it sends to its group does not reach its parent. What it writes is
 * passed on by a process beside it, which ends the group where Node is gone.
 */
export const WATCH_SCRIPT = String.raw`${RELAY_SCRIPT}
open(my $told, '+<&=', 3) or exit 1;
fcntl($told, 2, 1); # F_SETFD: closed by exec
my ($count, @rest) = split /\0/, do { local $/; <$told> }, -1;
%ENV = map { split /=/, $_, 2 } splice(@rest, 0, $count);
sub refuse { syswrite($told, 'no ' . ($_[0] + 0) . "\n"); exit 1 }
pipe(my $read, my $gate) && pipe(my $said, my $stdout) && pipe(my $warned, my $stderr) or refuse($!);
defined(my $child = fork) or refuse($!);
if (!$child) {
  setpgrp(0, 0);
  open(STDOUT, '>&', $stdout) && open(STDERR, '>&', $stderr) or exit 1;
  syswrite($told, "$$\n") or exit 1;
  exec { $rest[0] } @rest;
  syswrite($gate, $! + 0);
  exit 1;
}
# What the command reads and writes is not ours to hold open.
close STDIN; close $gate; close $stdout; close $stderr;
my $relay = fork;
if (defined $relay && !$relay) {
  close $told;
  relay($child, [$said, \*STDOUT], [$warned, \*STDERR]);
  exit 0;
}
if (!defined $relay) { kill 'KILL', $child; refuse($!) }
close STDOUT; close STDERR; close $said; close $warned;
my $reason = do { local $/; <$read> } // '';
refuse($reason) if $reason ne '';
waitpid($child, 0);
syswrite($told, ($? >> 8) . ' ' . ($? & 127) . "\n");
waitpid($relay, 0);
`;
