import { fitBlock, renderBlock } from '../../core/block/render.ts';
import { demandsOf } from '../../core/judge/demands.ts';
import { cutsOf, recordOf } from '../../core/record/regenerated.ts';
import { writeText } from '../../io/files/text.ts';
import { baseHere, openDesk } from './desk.ts';
import { recordHere } from './record.ts';
import { tell, tellFaults } from './tell.ts';
import { textOption, type Verb } from './verb.ts';

/** `recount run`: the record of HEAD, as a block on stdout. */
export const run: Verb = async (call) => {
  const desk = await openDesk(call);
  if (!desk.ok) return tellFaults(call, [desk.error]);
  const base = await baseHere(call, desk.value);
  if (!base.ok) return tellFaults(call, base.error);
  tell(call, base.value.said);
  const { policy } = base.value;
  const recorded = await recordHere(call, desk.value, base.value);
  if (!recorded.ok) return tellFaults(call, recorded.error);

  const { stored, reused } = recorded.value;
  const { regenerated } = stored;
  if (reused) tell(call, 'the record of this tree under this policy is used again; --fresh runs the suites anew');
  for (const [name, why] of Object.entries(regenerated.absent))
    tell(
      call,
      why === 'paths'
        ? `${name}: not run, nothing it looks at has changed`
        : `${name}: not run on this system; \`recount pin --from-ci\` pins what CI finds`,
    );

  const record = recordOf(regenerated);
  const out = textOption(call, 'out');
  const written = out === undefined ? undefined : await writeText(out, `${JSON.stringify(record, null, 2)}\n`);
  if (written !== undefined && !written.ok) return tellFaults(call, [written.error]);
  call.terminal.out(
    call.json
      ? `${JSON.stringify(record, null, 2)}\n`
      : `${renderBlock(fitBlock(record, policy.blockSize, cutsOf(regenerated)))}\n`,
  );

  const unmet = Object.entries(policy.suites).flatMap(([name, suite]) => {
    const runs = regenerated.suites[name];
    return runs === undefined ? [] : demandsOf(name, { ...suite, must: 'pass' }, runs.first);
  });
  for (const { message } of unmet) tell(call, message);
  return unmet.length === 0 ? 0 : 1;
};
