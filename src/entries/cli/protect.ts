import { createInterface } from 'node:readline/promises';
import { proposeRuleset, writeRuleset } from '../../app/desk/protect.ts';
import { jsonDocument } from '../../core/json-text.ts';
import { type Proposal, proposalText, writtenText } from '../../core/protect/tell.ts';
import { gateQuestion, openGateHere } from './gate.ts';
import { tell, tellFaults } from './tell.ts';
import { type Call, isSet, type Verb } from './verb.ts';

/** `recount protect`: exit 0 it is required now, 1 there is a difference and it was not written, 2 it cannot be done. */
export const protect: Verb = async (call) => {
  // A branch is protected for all pull requests: which one this clone is at does not matter.
  const question = await gateQuestion(call, 'repository');
  if (!question.ok) return tellFaults(call, [question.error]);
  const github = await openGateHere(call);
  if (!github.ok) return tellFaults(call, [github.error]);
  const proposal = await proposeRuleset(github.value, question.value, {
    organisation: isSet(call, 'org'),
    withoutReviews: isSet(call, 'no-reviews'),
  });
  if (!proposal.ok) return tellFaults(call, [proposal.error]);
  const { plan } = proposal.value;
  if (!call.json) call.terminal.out(proposalText(proposal.value));
  const agreed = plan.kind !== 'nothing' && (isSet(call, 'yes') || (!call.json && (await asks(call))));
  const written = agreed ? await writeRuleset(github.value, proposal.value) : undefined;
  if (written?.ok === false) return tellFaults(call, [written.error]);
  const undo = written?.value?.undo;
  if (call.json) call.terminal.out(proposalJson(proposal.value, undo));
  else if (undo !== undefined) call.terminal.out(writtenText(undo));
  return plan.kind === 'nothing' || undo !== undefined ? 0 : 1;
};

const asks = async (call: Call): Promise<boolean> => {
  if (!process.stdin.isTTY) {
    tell(call, 'nothing was written: `--yes` writes it');
    return false;
  }
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  // The end of the input answers nothing, and a question would wait for ever.
  const ended = new Promise<string>((resolve) => prompt.once('close', () => resolve('')));
  const answer = await Promise.race([prompt.question('Write it? [y/N] '), ended]);
  prompt.close();
  return /^y(?:es)?$/i.test(answer.trim());
};

const proposalJson = ({ plan, ...rest }: Proposal, undo: string | undefined): string =>
  jsonDocument({ ...rest, ...plan, written: undo !== undefined, ...(undo === undefined ? {} : { undo }) });
