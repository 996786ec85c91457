import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { publicationsOf } from '../../../src/core/hook/commands.ts';
import type { Publication } from '../../../src/core/hook/publication.ts';

/** A publication in a few words. */
const told = (one: Publication): string => {
  const at = one.folder === undefined ? ' somewhere' : one.folder.length === 0 ? '' : ` in ${one.folder.join('/')}`;
  if (one.kind === 'bypass') return `${one.command} without hooks (${one.option})${at}`;
  if (one.kind === 'move') return '';
  if (one.kind === 'unreadable') return one.kind;
  if (one.kind === 'push') {
    const remote = one.remote === undefined || one.remote === 'origin' ? '' : ` to ${one.remote}`;
    return `push${one.refspecs.map((spec) => ` ${spec}`).join('')}${remote}${at}`;
  }
  const { body } = one;
  const text = body.from === 'text' ? `"${body.text}"` : body.from === 'file' ? body.path : body.from;
  const from = one.head === undefined ? '' : ` from ${one.head}`;
  const there = one.repository === undefined ? '' : ` of ${one.repository}`;
  return `${one.action}${one.pull === undefined ? '' : ` ${one.pull}`}${from}${there}, body ${text}${at}`;
};

const all = (command: string): string =>
  publicationsOf(command)
    .map(told)
    .filter((one) => one !== '')
    .join('; ');

describe('what a command makes public', () => {
  test.each<[command: string, publishes: string]>([
    // Nothing.
    ['', ''],
    ['ls -la', ''],
    ['git status', ''],
    ['git log --grep="git push"', ''],
    ['echo git push', ''],
    ["echo 'git push --no-verify'", ''],
    ['grep -r "git push" .', ''],
    ['# git push', ''],
    ['ls # git push', ''],
    ['git stash push -m x', ''],
    ['git commit -m "git push --no-verify"', ''],
    ['git commit -m --no-verify', ''],
    ['git commit -F -n', ''],
    ['git commit -am "x"', ''],
    ['git commit -uno', ''],
    ['git commit -Snn', ''],
    ['git commit --verbose', ''],
    ['git commit -- --no-verify', ''],
    ['git merge -m --no-verify x', ''],
    ['git rebase -x --no-verify main', ''],
    ['git rebase -n main', ''],
    ['git -c core.hooksPath=/dev/null checkout main', ''],
    ['git -c core.hooksPath=/dev/null reset --hard', ''],
    ['git pull -o --no-verify', ''],
    ['git switch -c x --no-verify', ''],
    ['git push --help', ''],
    ['git push -h', ''],
    ['git commit --help --no-verify', ''],
    ['gh pr create --help', ''],
    ['gh pr create -h', ''],
    ['gh pr edit 3 --help', ''],
    ['gh pr merge --help', ''],
    ['gh pr ready -h', ''],
    ['git push --dry-run', ''],
    ['git push -n', ''],
    ['git push --delete origin old', ''],
    ['git push origin -d old', ''],
    ['git push origin :old', ''],
    ['git push origin +:old :older', ''],
    ['git push --no-dry-run --dry', ''],
    ['git push origin --dele old', ''],
    ['git push --tags', ''],
    ['git push origin tag v1 refs/tags/v2 HEAD:tags/v3', ''],
    ['git -c', ''],
    ['gh pr view 12', ''],
    ['gh pr list', ''],
    ['gh issue create --body x', ''],
    ['gh pr create --dry-run', ''],
    ['gh pr ready --undo', ''],
    ['gh pr merge 12 --disable-auto', ''],
    ['gh run view pr create', ''],
    ['cat <<EOF\ngit push\nEOF', ''],
    ["cat <<-'X' > a.sh\n\tgit push\n\tX\nls", ''],
    ['git', ''],
    ['git -c', ''],
    ['A=b', ''],
    ['sudo ls', ''],
    ['gh pr view --body', ''],
    ['gh', ''],
    ['gh pr', ''],

    // Hooks passed by.
    ['git commit --no-verify', 'git commit without hooks (--no-verify)'],
    ['git commit -n -m x', 'git commit without hooks (-n)'],
    ['git commit -anm x', 'git commit without hooks (-n)'],
    ['git commit --no-veri -m x', 'git commit without hooks (--no-veri)'],
    ['git push --no-verify', 'git push without hooks (--no-verify)'],
    ['git merge --no-verify x', 'git merge without hooks (--no-verify)'],
    ['git rebase --no-verify main', 'git rebase without hooks (--no-verify)'],
    ['git rebase -m --no-verify main', 'git rebase without hooks (--no-verify)'],
    ['git am -s --no-verify a.patch', 'git am without hooks (--no-verify)'],
    ['git am -3n a.patch', 'git am without hooks (-n)'],
    ['git am --no-veri x.patch', 'git am without hooks (--no-veri)'],
    ['git pull --no-verify', 'git pull without hooks (--no-verify)'],
    ['git -c core.hooksPath=/dev/null rebase main', 'git rebase without hooks (-c core.hooksPath)'],
    ['git --config-env=core.hooksPath=NONE commit -m x', 'git commit without hooks (--config-env core.hooksPath)'],
    ['git --config-env core.hooksPath=NONE push', 'git push without hooks (--config-env core.hooksPath)'],
    ['git push origin a --help', 'push a'],
    ['git push -h origin', 'push'],
    ['coproc git push', 'push'],
    ['coproc NAME { git push; }', 'push'],
    ['gh pr create --help=false -b y', 'create, body "y"'],
    ['gh pr create -b --help', 'create, body "--help"'],
    ['git push origin HEAD --no-verify', 'git push without hooks (--no-verify)'],
    ['git -c core.hooksPath=/dev/null commit -m x', 'git commit without hooks (-c core.hooksPath)'],
    ['git -c CORE.HOOKSPATH= push', 'git push without hooks (-c core.hooksPath)'],
    ['git -C sub commit --no-verify', 'git commit without hooks (--no-verify) in sub'],
    ['cd a && cd b && git commit --no-verify', 'git commit without hooks (--no-verify) in a/b'],
    ['git add . && git commit -nm "x" && git push', 'git commit without hooks (-n); push'],

    // Pushes.
    ['git push', 'push'],
    ['git push origin', 'push'],
    ['git push -u origin HEAD', 'push HEAD'],
    ['git push origin main:main', 'push main:main'],
    ['git push -o ci.skip origin a b', 'push a b'],
    ['git push origin tag', ''],
    ['git push origin @', 'push @'],
    ['git push origin +a :b', 'push a'],
    ['git push fork a', 'push a to fork'],
    ['git push --repo=fork', 'push to fork'],
    ['git push --repo fork origin a', 'push a'],
    ['git push --tags origin a', 'push a'],
    ['git push --tags --no-tags', 'push'],
    ['git push --dry-run --no-dry-run', 'push'],
    ['git push --force-with-lease="a:$SHA" -o "$O" origin a', 'push a'],
    ['git -c push.autoSetupRemote=true push', 'push'],
    ['git push origin "$BRANCH"', 'unreadable'],
    ['git push origin main "$B"', 'unreadable'],
    ['git push "$REMOTE" main', 'unreadable'],
    ['git push --repo="$REMOTE"', 'unreadable'],
    ['git push $FLAGS', 'unreadable'],
    ['git push --$FLAG', 'unreadable'],
    ['git $FLAGS push', 'push somewhere'],
    ['git push --all origin', 'unreadable'],
    ['git push --branch', 'unreadable'],
    ['git push --mirror', 'unreadable'],
    ['git push origin :', 'unreadable'],
    ['git push origin +:', 'unreadable'],
    ['git push origin ""', 'unreadable'],
    ['git push origin a:', 'unreadable'],
    ['git push origin a:b:c', 'unreadable'],
    ["git push origin 'refs/heads/*' ^main", 'unreadable'],
    ['git push origin ^main', 'unreadable'],
    ['git push origin HEAD^:a', 'push HEAD^:a'],
    ['git -c push.default=matching push', 'unreadable'],
    ['git -c remote.origin.push=refs/heads/* push', 'unreadable'],
    ['git --no-pager push', 'push'],
    ['git --git-dir=x/.git push', 'push somewhere'],
    ['git --git-dir x/.git push', 'push somewhere'],
    ['git -C "$D" push', 'push somewhere'],
    ['cd "$D" && git push', 'push somewhere'],
    ['cd && git push', 'push somewhere'],
    ['cd -P a; git push', 'push in a'],
    ['(cd a && git push); git push', 'push in a; push'],
    ['cd a; (git push)', 'push in a'],
    ['/usr/bin/git push', 'push'],
    ['C:\\Git\\bin\\git.exe push'.replaceAll('\\', '/'), 'push'],
    ['GIT push', 'push'],
    ['"git" \'push\'', 'push'],
    ['g\\it pu"sh"', 'push'],
    ["$'\\x67it' $'pu\\163h\\u0020'push", ''],
    ["$'\\x67it' $'pu\\163h'", 'push'],
    ["$'\\u0067it' $'\\pus\\x68'", 'push'],
    ["echo $'\\n\\q'; git push", 'push'],
    ['git \\\n  push', 'push'],
    ['A=b git push', 'push'],
    ['env A=b git push', 'push'],
    ['sudo -u me git push', 'push'],
    ['timeout 5 git push', 'push'],
    ['nohup env git push &', 'push'],
    ['time git push', 'push'],
    ['if true; then git push; fi', 'push'],
    ['for a in b; do git push; done', 'push'],
    ['f() { git push; }; f', 'push'],
    ['! git push', 'push'],
    ['true || git push', 'push'],
    ['true | git push 2>&1 | tee log', 'push'],
    ['git push>log 2>&1', 'push'],
    ['git push origin a > "$LOG"', 'push a'],
    ['ls\ngit push', 'push'],
    ['echo $(git push)', 'push'],
    ['echo "$(git push)"', 'push'],
    ['echo `git push`', 'push'],
    ['echo "`git push`"', 'push'],
    ['diff <(git push) x', 'push'],
    ['bash -c "git push"', 'push'],
    ["sh -ec 'git push'", 'push'],
    ['bash -c \'bash -c "git push"\'', 'push'],
    ['pwsh -Command "git push"', 'push'],
    ['eval git push', 'push'],
    ['eval "git push"', 'push'],
    ['bash <<EOF\ngit push\nEOF', 'push'],
    ['bash script.sh; git push', 'push'],
    ['xargs git push < refs', 'unreadable'],
    ['xargs -n1 env git push origin < refs', 'unreadable'],
    ['function f { git push; }; f', 'push'],
    ['function f() { git push; }; f', 'push'],
    ['time -p git push', 'push'],
    ['time -f %e git push', 'push'],
    ['time -p', ''],
    ['/usr/bin/time git push', 'push'],
    ['bash <<< "git push"', 'push'],
    ['bash<<<"git push"; ls', 'push'],
    ['gh pr create -F - <<< text', 'create, body "text\n"'],
    ['bash -cx "git push"', 'push'],
    ['bash -c -x "git push"', 'push'],
    ['bash -euo pipefail -c "git push"', 'push'],
    ['bash -co pipefail "git push"', 'push'],
    ['bash --rcfile x --norc -c "git push"', 'push'],
    ['fish --command="git push"', 'push'],
    ['fish --command "git push"', 'push'],
    ['pwsh -NonInteractive -c git push', 'push'],
    ['pwsh script.ps1', ''],
    ['find . -exec git push \\;', 'push'],
    ['find . -name x -execdir git status + -ok sh -c "git push" \\; -print', 'push'],
    ['find . -exec git push origin {} \\;', 'unreadable'],
    ['sudo find . -exec git push', ''],
    ['cd a; popd; git push', 'push somewhere'],
    ['command cd a; git push', 'push in a'],
    ['builtin cd a && git push', 'push in a'],
    ['env CI=1 npm run cd; git push', 'push'],
    ['time cd a; git push', 'push in a'],
    ['env -C a git push', 'push somewhere'],
    ['env --chdir=a git push', 'push somewhere'],
    ['sudo -D a git push', 'push somewhere'],
    ['GIT_DIR=a/.git git push; git push', 'push somewhere; push'],
    ['A=b GIT_WORK_TREE=a git push', 'push somewhere'],
    ['git push --recurse-submodules check origin a', 'push a'],
    ['git push --recurse-submodules=check origin a', 'push a'],

    // A text for a shell.
    ['script -qc "git push" /dev/null', 'push'],
    ['script -q /dev/null git push', 'push'],
    ['su -c "git push" me', 'push'],
    ['sudo su - me -c "git push"', 'push'],
    ['runuser -u me -- git push', 'push'],
    ['flock -n lock git push', 'push'],
    ['flock lock -c "git push"', 'push'],
    ['flock lock ls', ''],
    ['watch -n 5 "git push"', 'push'],
    ['watch -n 5 ls -la', ''],
    ['watch grep "git push" log', ''],
    ["trap 'git push' EXIT", 'push'],
    ["trap -- 'git push' EXIT", 'push'],
    ['trap - EXIT', ''],
    ['trap', ''],
    ['parallel -j 4 "git push {}" ::: a b', 'push to {}'],
    ['env -S "git push origin a"', 'push a'],
    ['env -iS"A=b git push"', 'push'],
    ['env --split-string="git push"', 'push'],
    ['env A=b ls', ''],
    ['env grep "git push" x', ''],
    ['ash -c "git push"', 'push'],
    ['busybox sh -c "git push"', 'push'],
    ['sudo cat "git push"', ''],

    // What hides the commands behind it, or holds some.
    ['echo $((1 << 2))\ngit push', 'push'],
    ['((x = 1 << 2))\ngit push', 'push'],
    ['for ((i = 0; i < (2); i++)); do git push; done', 'push'],
    ["echo $(('(' + \\( 1))\ngit push", 'push'],
    ['echo $((1 + $(git push)))', 'push'],
    ['((git push); ls)', 'push'],
    ['((git push))', 'push'],
    ['((1 +', ''],
    ['echo ${x:-$(git push)}', 'push'],
    ['echo "${x:-`git push`}" \'}\'', 'push'],
    ["echo ${x:-'}'}; git push", 'push'],
    ['echo "${x:-it\'s}"; git push', 'push'],
    ['echo ${x:-${y:-"}$(git push)"}}', 'push'],
    ['cat <<EOF\n$(git push)\nEOF', 'push'],
    ['cat <<EOF\n"`git push`\nEOF', 'push'],
    ["cat <<'EOF'\n$(git push)\nEOF", ''],
    ['cat <<"E O F"\nx\nE O F\ngit push', 'push'],
    ['cat <<\'a\'"b"\\c\nx\nabc\ngit push', 'push'],
    ['cat <<EOF\r\nx\r\nEOF\r\ngit push', 'push'],
    ['cat <<EOF\r\nx\r\nEOF\ngit push', 'unreadable'],
    ['cat <<EOF\nx', 'unreadable'],
    ['cat <<\nx', 'unreadable'],
    ['cat <<A <<B\nx\nA\ny', 'unreadable'],
    ['echo "$(cat <<EOF\nx\n)"; git push', 'unreadable'],
    ['cat <<EOF; git push\nx\nEOF', 'push'],
    ['cat <<A <<B\na\nA\nb\nB\ngit push', 'push'],
    ['echo "unfinished; git push', ''],
    ['echo ${A:-git push}; git push', 'push'],
    ['echo $"x" $A $$ $ ; git push', 'push'],

    // Pull requests.
    ['gh pr create --title x --body y', 'create, body "y"'],
    ['gh pr create -t x -b "y z"', 'create, body "y z"'],
    ['gh pr create -dbx', 'create, body "x"'],
    ['gh pr create --body=y', 'create, body "y"'],
    ['gh pr new --body-file body.md', 'create, body body.md'],
    ['gh pr create -F=body.md', 'create, body body.md'],
    ['gh pr create -R o/r -F body.md', 'create of o/r, body body.md'],
    ['gh -R o/r pr create -F body.md', 'create of o/r, body body.md'],
    ['gh pr -R o/r create -F body.md', 'create of o/r, body body.md'],
    ['gh pr create --head other -b y', 'create from other, body "y"'],
    ['gh pr create -H me:other -b y', 'create from other, body "y"'],
    ['gh pr create -H "$H" -b y', 'create from , body unseen'],
    ['gh pr create --dry-run=false -b y', 'create, body "y"'],
    ['gh pr create --dry-run --dry-run=false -b y', 'create, body "y"'],
    ['gh pr create --dry-run="$X" -b y', 'create, body "y"'],
    ['gh pr create --dry-run=true', ''],
    ['gh pr ready --undo=false', 'ready, body live'],
    ['gh pr merge 5 --disable-auto=false', 'merge 5, body live'],
    ['xargs gh pr create -b y', 'create, body unseen'],
    ['gh pr create', 'create, body unseen'],
    ['gh pr create --body', 'create, body ""'],
    ['gh pr create -b', 'create, body ""'],
    ['gh pr create --fill', 'create, body unseen'],
    ['gh pr create -f', 'create, body unseen'],
    ['gh pr create --web', 'create, body unseen'],
    ['gh pr create --body "$(cat body.md)"', 'create, body unseen'],
    ['gh pr create --body "$B"', 'create, body unseen'],
    ['gh pr create --body-file -', 'create, body unseen'],
    ["gh pr create --body-file - <<'EOF'\n# x $y\nEOF", 'create, body "# x $y\n"'],
    ['gh pr create --body-file - <<EOF\n# x $y\nEOF', 'create, body unseen'],
    ['gh pr create --title x --body "$(cat <<\'EOF\'\nline `a`\n\nEOF\n)"', 'create, body "line `a`"'],
    ['gh pr create --body "a\\"b\\\nc"', 'create, body "a"bc"'],
    ['gh pr create -b a -b b', 'create, body "b"'],
    ['cd a && gh pr create -F b.md', 'create, body b.md in a'],
    ['gh pr edit 12 --body y', 'edit 12, body "y"'],
    ['gh pr edit --add-label bug', 'edit, body live'],
    ['gh pr edit https://github.com/o/r/pull/12 -F b.md', 'edit https://github.com/o/r/pull/12 of o/r, body b.md'],
    [
      'gh pr edit https://github.com/o/r/pull/12/files -R a/b -b y',
      'edit https://github.com/o/r/pull/12/files of o/r, body "y"',
    ],
    ['gh pr edit "$N" --body y', 'edit , body unseen'],
    ['gh pr ready', 'ready, body live'],
    ['gh pr ready 12', 'ready 12, body live'],
    ['gh pr merge 12 --squash --body "of the commit"', 'merge 12, body live'],
    ['gh pr merge --auto -d', 'merge, body live'],
    ['git push && gh pr create --body y', 'push; create, body "y"'],

    // A text that the same call may write.
    ['printf x > ../b.md && gh pr create -F ../b.md', 'unreadable'],
    ['> b.md; gh pr edit -F b.md', 'unreadable'],
    ['echo x > b.md; bash -c "gh pr create -F b.md"', 'unreadable'],
    ['bash -c "echo x > b.md; gh pr create -F b.md"', 'unreadable'],
    ['gh pr create -F b.md -t "$(tee b.md)"', 'unreadable'],
    ['cd a; A=1; if true; then gh pr create -F b.md; fi', 'unreadable'],
    ['cd a; A=1; { gh pr create -F b.md 2>&1; }', 'create, body b.md in a'],
    ['gh pr create -F b.md &> log', 'create, body b.md'],
    ['gh pr create -F b.md &>> log', 'create, body b.md'],
    ['echo x &> b.md; gh pr create -F b.md', 'unreadable'],
    ['ls &> log & git push', 'push'],
    ['printf x > ../b.md && gh pr ready', 'ready, body live'],
  ])('%j: %s', (command, publishes) => {
    expect(all(command)).toBe(publishes);
  });

  test.each<[command: string, moves: string]>([
    ['git commit -m x && git push', 'git commit, push'],
    ['git pull; git push', 'git pull, push'],
    ['git add . ; git fetch; git push', 'push'],
    ['git rebase main', 'git rebase'],
  ])('%j makes HEAD another commit before the next: %s', (command, moves) => {
    expect(
      publicationsOf(command)
        .map((one) => (one.kind === 'move' ? one.command : one.kind))
        .join(', '),
    ).toBe(moves);
  });

  test('a shell in a shell is followed so far', () => {
    const nest = (depth: number): string => (depth === 0 ? 'git push' : `eval ${JSON.stringify(nest(depth - 1))}`);
    expect(all(nest(5))).toBe('push');
    expect(all(nest(6))).toBe('unreadable');
  });

  test('a call that makes many things public is not judged', () => {
    expect(all('git push; '.repeat(100))).toBe(Array(100).fill('push').join('; '));
    expect(all('git push; '.repeat(101))).toBe('unreadable');
  });
});

describe('any text', () => {
  const text = fc.array(
    fc.oneof(
      fc.constantFrom(
        'git push',
        '$(',
        ')',
        '`',
        '"',
        "'",
        "$'",
        '\\',
        '<<E\n',
        'E\n',
        ';',
        '\n',
        '#',
        '${',
        '}',
        '((',
        '))',
        '<<<',
        'find -exec ',
        '(',
        '>',
      ),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 20 },
  );

  test('is read to its end', () => {
    fc.assert(
      fc.property(text, (pieces) => {
        expect(() => publicationsOf(pieces.join(''))).not.toThrow();
      }),
      { numRuns: 2_000 },
    );
  });

  test('of a megabyte takes no time, however deep', () => {
    expect(all(`${'echo "$('.repeat(40)}git push`)).toBe('push');
    expect(all(`git push; ${'echo "$('.repeat(20_000)}git push`)).toBe('unreadable');
    expect(all('('.repeat(20_000))).toBe('unreadable');
    expect(all('$(('.repeat(20_000))).toBe('unreadable');
    expect(all('${a:-'.repeat(20_000))).toBe('unreadable');
    expect(all(`cat <<E\n${'$(cat <<F\n'.repeat(20_000)}`)).toBe('unreadable');
    expect(all(`cat <<E\n${'$('.repeat(20_000)}\nE\ngit push`)).toBe('unreadable');
    expect(all(`${'echo $(((1) << (2)))\n'.repeat(20_000)}git push`)).toBe('push');
    expect(all(`${'cd a\n'.repeat(100)}git push`)).toBe(`push in ${Array(100).fill('a').join('/')}`);
    expect(all(`${'cd a\n'.repeat(100_000)}git push`)).toBe('push somewhere');
    expect(all(`git ${'-C a '.repeat(100_000)}push`)).toBe('push somewhere');
    expect(all(`${'A=1 '.repeat(200_000)}git push`)).toBe('push');
    expect(all(`${'env '.repeat(200_000)}git push`)).toBe('push');
    expect(all(`git push origin -- ${'a '.repeat(200_000)}`)).toMatch(/^push a a /);
    expect(all(`echo ${'a'.repeat(1_000_000)}; git push`)).toBe('push');
  });
});
