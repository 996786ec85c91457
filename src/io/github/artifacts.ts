import { sha256, showDigest } from '../../core/digest.ts';
import { fault } from '../../core/fault.ts';
import { SHEET_LIMIT } from '../../core/hand-over/hand-over.ts';
import { packArchive } from '../../core/hand-over/pack-archive.ts';
import { err, ok, type Result } from '../../core/result.ts';
import * as z from '../../core/zod.ts';
import type { Api, RepositoryName } from './api.ts';
import type { HttpAnswer, SendRequest } from './http.ts';
import { request, type Sleep } from './request.ts';

/** What the runner gives to an action for its artifacts. */
export interface ResultsService {
  readonly url: string;
  readonly token: string;
}

/** Leaves files with the run, for people and for later jobs; gives the artifact's id. */
export type UploadArtifact = (name: string, files: Readonly<Record<string, Uint8Array>>) => Promise<Result<number>>;

// The service is the one that actions/upload-artifact speaks to; its messages are described in actions/toolkit,
// packages/artifact/src/generated/results/api/v1/artifact.ts. Its own client brings the storage vendor's whole library
// (docs/decisions.md has the measurement), and three requests are all that is needed of it.
const SERVICE = 'twirp/github.actions.results.api.v1.ArtifactService';
const created = z.object({ ok: z.literal(true), signed_upload_url: z.url() });
const finalized = z.object({ ok: z.literal(true), artifact_id: z.coerce.number().check(z.int(), z.positive()) });

class HttpError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const checked = (answer: HttpAnswer): HttpAnswer => {
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw new HttpError(answer.status, answer.body.toString().slice(0, 200));
};

/** Uploads through the results service that the runner names: create, put the bytes, finalize. */
export const openUpload = (service: ResultsService, post: SendRequest, sleep: Sleep): Result<UploadArtifact> => {
  const ids = backendIds(service.token);
  if (ids === undefined)
    return err(fault('github-unexpected', 'the runner gave no token for artifacts that can be read'));

  const call = async <T>(what: string, method: string, body: object, schema: z.ZodMiniType<T>): Promise<Result<T>> => {
    const send = async (): Promise<unknown> => {
      const answer = await post(new URL(`${SERVICE}/${method}`, service.url).href, {
        method: 'POST',
        headers: { authorization: `Bearer ${service.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...ids, ...body }),
      });
      return JSON.parse(checked(answer).body.toString());
    };
    const answer = await request(what, send, sleep);
    if (!answer.ok) return answer;
    const parsed = schema.safeParse(answer.value);
    return parsed.success
      ? ok(parsed.data)
      : err(fault('github-unexpected', `${what}: an answer of another form to ${method}`));
  };

  return ok(async (name, files) => {
    const what = `uploading the artifact ${name}`;
    const archive = packArchive(files);
    const target = await call(what, 'CreateArtifact', { name, version: 4 }, created);
    if (!target.ok) return target;
    const headers = { 'x-ms-blob-type': 'BlockBlob', 'content-type': 'application/zip' };
    const put = async () =>
      checked(await post(target.value.signed_upload_url, { method: 'PUT', headers, body: archive }));
    const stored = await request(what, put, sleep);
    if (!stored.ok) return stored;
    const hash = showDigest(sha256(archive));
    const done = await call(what, 'FinalizeArtifact', { name, size: String(archive.length), hash }, finalized);
    return done.ok ? ok(done.value.artifact_id) : done;
  });
};

/** The run and job that a runtime token is for: the claim `scp` holds `Actions.Results:<run>:<job>`. */
const backendIds = (token: string): object | undefined => {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const { scp } = z.object({ scp: z.string() }).parse(claims);
    const [, run, job] = /(?:^| )Actions\.Results:([^: ]+):([^: ]+)/.exec(scp) ?? [];
    return run === undefined ? undefined : { workflow_run_backend_id: run, workflow_job_run_backend_id: job };
  } catch {
    return undefined;
  }
};

/** The archive of an artifact. What comes back is whatever some job of the run left there. */
export const downloadArchive = async (
  api: Api,
  at: RepositoryName,
  artifact: number,
  sleep: Sleep,
): Promise<Result<Uint8Array>> => {
  const send = () =>
    api.request('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}', {
      ...at,
      artifact_id: artifact,
      archive_format: 'zip',
    });
  const answer = await request(`downloading artifact ${artifact}`, send, sleep);
  if (!answer.ok) return answer;
  const bytes: unknown = answer.value.data;
  return bytes instanceof ArrayBuffer
    ? ok(new Uint8Array(bytes))
    : err(fault('github-unexpected', `artifact ${artifact} came in another form`));
};

/** The one file `name` of an archive, which must hold no other. */
export const fileIn = async (archive: Uint8Array, name: string): Promise<Result<Uint8Array>> => {
  const { unpackArchive } = await import('../../core/hand-over/unpack-archive.ts');
  const files = unpackArchive(archive, [name], SHEET_LIMIT);
  return files.ok ? ok(files.value[name] ?? new Uint8Array()) : files;
};

/** The one file `name` of an artifact. */
export const downloadFile = async (
  api: Api,
  at: RepositoryName,
  artifact: number,
  name: string,
  sleep: Sleep,
): Promise<Result<Uint8Array>> => {
  const archive = await downloadArchive(api, at, artifact, sleep);
  return archive.ok ? fileIn(archive.value, name) : archive;
};
