import { lookAt } from '../../app/desk/doctor.ts';
import type { Snapshot } from '../../core/doctor/answers.ts';
import { diagnose, exitOf } from '../../core/doctor/diagnose.ts';
import { readSaved } from '../../core/doctor/saved.ts';
import { diagnosisText } from '../../core/doctor/tell.ts';
import { jsonDocument } from '../../core/json-text.ts';
import type { Result } from '../../core/result.ts';
import { readSavedAnswers } from '../../io/saved-answers.ts';
import { gateQuestion, openGateHere } from './gate.ts';
import { tellFaults } from './tell.ts';
import { type Call, textOption, type Verb } from './verb.ts';

/** `recount doctor`: exit 0 nothing open, 1 something open, 2 could not be told. */
export const doctor: Verb = async (call) => {
  const snapshot = await snapshotHere(call);
  if (!snapshot.ok) return tellFaults(call, [snapshot.error]);
  const diagnosis = diagnose(snapshot.value);
  call.terminal.out(call.json ? jsonDocument(diagnosis) : diagnosisText(diagnosis));
  return exitOf(diagnosis);
};

const snapshotHere = async (call: Call): Promise<Result<Snapshot>> => {
  const folder = textOption(call, 'from');
  if (folder !== undefined) {
    const files = await readSavedAnswers(folder);
    return files.ok ? readSaved(files.value) : files;
  }
  const question = await gateQuestion(call, 'pull');
  if (!question.ok) return question;
  const github = await openGateHere(call);
  return github.ok ? lookAt(github.value, question.value) : github;
};
