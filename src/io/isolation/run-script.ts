import { MASK } from '../process/mask.ts';
import { RELAY_SCRIPT } from '../process/relay-script.ts';

/**
 * Starts one command behind the walls. It runs as root, in namespaces that are new where the level has them, and in
 * Perl, since a shell cannot tell a command that a signal ended from one that exits with 128 + n. It loads no module.
 *
 * Arguments: level, network, folder of the keeper, user, and the script that becomes the command. stdin: the request,
 * which goes on to that script by a pipe; an environment may hold secrets, and anybody can read a command line.
 */
export const RUN_SCRIPT = String.raw`${RELAY_SCRIPT}
my ($level, $network, $run, $user, $start) = @ARGV;
sub fail { print STDERR "isolation: $_[0]: $!\n"; exit 1 }
open(my $life, '<', "$run/life") or fail('life line');
my $request = do { local $/; <STDIN> };
open(STDIN, '<', '/dev/null') or fail('/dev/null');
$SIG{PIPE} = 'IGNORE';

# Reaches every process of the suite's user, and no other.
sub tell_all {
  my ($signal) = @_;
  defined(my $child = fork) or return;
  if ($child) { waitpid($child, 0); return }
  $( = $user; $) = "$user $user"; ($<, $>) = ($user, $user);
  kill $signal, -1 if $> == $user && $< == $user;
  exit 0;
}

# The first child in a PID namespace is its init: with it, all end. The life line ends with the keeper, however that ends.
defined(my $init = fork) or fail('fork');
if (!$init) {
  $0 = 'init';
  open(STDOUT, '>', '/dev/null'); open(STDERR, '>', '/dev/null');
  $SIG{CHLD} = 'IGNORE';
  while (sysread($life, my $order, 1)) { tell_all('TERM') }
  tell_all('KILL') if $level eq 'user';
  exit 0;
}
close $life;
if ($level eq 'namespace') {
  system('mount', '-t', 'proc', '-o', 'nosuid,nodev,noexec', 'proc', '/proc') == 0 or fail('/proc');
  system('ip', 'link', 'set', 'lo', 'up') == 0 or fail('loopback') if $network eq 'none';
}

# A fork bomb ends at the limit, which counts this user's processes alone.
my $most = 4096;
if (open(my $limits, '<', '/proc/self/limits')) {
  while (<$limits>) { $most = $1 if /^Max processes\s+\d+\s+(\d+)/ && $1 < $most }
}
pipe(my $read, my $write) && pipe(my $told, my $gate) or fail('pipe');
pipe(my $said, my $stdout) && pipe(my $warned, my $stderr) or fail('pipe');
# Only whose they are may open them by their names.
chown($user, $user, $stdout, $stderr) == 2 or fail('pipe');
defined(my $suite = fork) or fail('fork');
if (!$suite) {
  $SIG{PIPE} = 'DEFAULT';
  open(STDIN, '<&', $read);
  open(STDOUT, '>&', $stdout) && open(STDERR, '>&', $stderr) or exit 1;
  fcntl($gate, 2, 0); # F_SETFD: not closed by exec
  exec 'prlimit', "--nproc=$most", 'setsid', 'setpriv', "--reuid=$user", "--regid=$user", '--clear-groups',
    '--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--ambient-caps=-all', '--',
    'perl', '-e', $start, fileno($gate);
  exit 1;
}
close $read; close $gate; close $stdout; close $stderr;
for (my $sent = 0; $sent < length $request;) {
  my $count = syswrite($write, $request, length($request) - $sent, $sent) or last;
  $sent += $count;
}
close $write;
defined(my $relay = fork) or fail('fork');
if (!$relay) {
  relay(0, [$said, \*STDOUT], [$warned, \*STDERR]);
  exit 0;
}
close $said; close $warned;
my $word = do { local $/; <$told> } // '';
waitpid($suite, 0);
my ($code, $signal) = ($? >> 8, $? & 127);
open(my $status, '>', "$run/status") or fail('status');
print $status "$code $signal $word";
close $status or fail('status');
exit 0;
`;

/**
 * Becomes the command: the suite's user runs it, with nothing of root left. Its argument is the number of the gate,
 * which exec closes: `go` alone on it means that the command has started, anything after it why it has not.
 */
export const START_SCRIPT = String.raw`
open(my $gate, '>&', $ARGV[0]) or exit 1;
# Whatever else is open was left so by somebody who started us.
opendir(my $open, '/proc/self/fd') or exit 1;
my @open = grep { /^\d+$/ && $_ > 2 && $_ != fileno $gate } readdir $open;
closedir $open;
for my $number (@open) { my $file; close $file if open($file, '<&=', $number) }
my ($folder, $count, @rest) = split /\0/, do { local $/; <STDIN> }, -1;
open(STDIN, '<', '/dev/null');
umask ${MASK}; # in decimal
unless (chdir $folder) { syswrite($gate, "folder $!"); exit 1 }
my %wanted = map { split /=/, $_, 2 } splice(@rest, 0, $count);
%ENV = %wanted;
syswrite($gate, 'go');
exec { $rest[0] } @rest;
syswrite($gate, " $!");
exit 1;
`;
