import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Json, type JsonObject, objectOf, parseJson, textOf } from '../json.ts';
import { bodyOf, type Listener, listen } from '../listener.ts';
import type { BlobHost } from './blobs.ts';
import type { GitHubRepository, State, WorkflowRun } from './state.ts';

/** What the runtime token of a job says, as the artifact client reads it. */
export interface RuntimeScope {
  readonly runBackendId: string;
  readonly jobBackendId: string;
}

const base64url = (value: JsonObject): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * A token as `ACTIONS_RUNTIME_TOKEN` holds one: a JWT whose `scp` names the run and the job. The world checks the
 * claim, not the signature. Source: actions/toolkit, packages/artifact/src/internal/shared/util.ts.
 */
export const runtimeToken = ({ runBackendId, jobBackendId }: RuntimeScope): string => {
  const scp = `Actions.ExampleScope Actions.Results:${runBackendId}:${jobBackendId}`;
  return `${base64url({ alg: 'RS256', typ: 'JWT' })}.${base64url({ scp, iss: 'world' })}.c2lnbmF0dXJl`;
};

const scopeOf = (header: string | undefined): RuntimeScope | undefined => {
  const [scheme, token = ''] = (header ?? '').split(' ');
  const [, claims = ''] = token.split('.');
  if (scheme !== 'Bearer' || claims === '') return undefined;
  const scopes = textOf(objectOf(parseJson(Buffer.from(claims, 'base64url').toString()))['scp']) ?? '';
  const match = /Actions\.Results:(?<run>[^: ]+):(?<job>[^: ]+)/u.exec(scopes);
  const { run, job } = match?.groups ?? {};
  return run === undefined || job === undefined ? undefined : { runBackendId: run, jobBackendId: job };
};

/** An artifact that is being uploaded. */
interface Pending {
  readonly name: string;
  readonly blobId: string;
}

/** Twirp's error codes and their status (twirp's specification v7). */
const errors = {
  invalid_argument: 400,
  unauthenticated: 401,
  not_found: 404,
  already_exists: 409,
  bad_route: 404,
} as const;

type Reply = { readonly json: Json } | { readonly code: keyof typeof errors; readonly msg: string };

interface Rpc {
  readonly repository: GitHubRepository;
  readonly run: WorkflowRun;
  readonly message: JsonObject;
}

const sha256 = (bytes: Buffer): string => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

// A field may come in snake case or in camel case (proto3's JSON form takes both).
const field = (message: JsonObject, name: string): string | undefined => {
  const value =
    message[name] ?? message[name.replaceAll(/_(?<letter>\w)/gu, (_, letter: string) => letter.toUpperCase())];
  return typeof value === 'number' ? String(value) : textOf(value);
};

/** What the world keeps of uploads, and what it answers to each call. */
const createRpcs = (state: State, blobs: BlobHost) => {
  const pending = new Map<string, Pending>();
  const keyOf = (run: WorkflowRun, name: string): string => `${run.backendId} ${name}`;
  const ofRun = ({ repository, run }: Rpc) =>
    [...repository.artifacts.values()].filter((artifact) => artifact.runId === run.id);
  const missing = { code: 'not_found', msg: 'the artifact is not there' } as const;
  return {
    CreateArtifact: (rpc: Rpc): Reply => {
      const name = field(rpc.message, 'name') ?? '';
      const version = field(rpc.message, 'version') ?? '';
      if (name === '' || /["\\/:<>|*?\r\n]/u.test(name))
        return { code: 'invalid_argument', msg: 'the artifact name is invalid' };
      if (!/^\d+$/u.test(version) || Number(version) < 4)
        return { code: 'invalid_argument', msg: 'the version is too old' };
      const key = keyOf(rpc.run, name);
      if (pending.has(key) || ofRun(rpc).some((artifact) => artifact.name === name)) {
        return { code: 'already_exists', msg: 'an artifact with this name already exists on the workflow run' };
      }
      const { id, uploadUrl } = blobs.create();
      pending.set(key, { name, blobId: id });
      return { json: { ok: true, signed_upload_url: uploadUrl } };
    },
    FinalizeArtifact: (rpc: Rpc): Reply => {
      const key = keyOf(rpc.run, field(rpc.message, 'name') ?? '');
      const upload = pending.get(key);
      const bytes = upload === undefined ? undefined : blobs.bytesOf(upload.blobId);
      if (upload === undefined || bytes === undefined) return missing;
      const hash = field(rpc.message, 'hash');
      if (hash !== undefined && hash !== sha256(bytes))
        return { code: 'invalid_argument', msg: 'the hash is of other bytes' };
      if (field(rpc.message, 'size') !== String(bytes.length))
        return { code: 'invalid_argument', msg: 'the size is wrong' };
      pending.delete(key);
      const id = state.nextId();
      rpc.repository.artifacts.set(id, {
        id,
        runId: rpc.run.id,
        name: upload.name,
        bytes,
        digest: sha256(bytes),
        createdAt: state.now(),
        expired: false,
      });
      return { json: { ok: true, artifact_id: String(id) } };
    },
    ListArtifacts: (rpc: Rpc): Reply => {
      const [name, id] = [field(rpc.message, 'name_filter'), field(rpc.message, 'id_filter')];
      const listed = ofRun(rpc).filter(
        (artifact) =>
          (name === undefined || artifact.name === name) && (id === undefined || String(artifact.id) === id),
      );
      const artifacts = listed.map((artifact) => ({
        workflow_run_backend_id: rpc.run.backendId,
        workflow_job_run_backend_id: field(rpc.message, 'workflow_job_run_backend_id') ?? '',
        database_id: String(artifact.id),
        name: artifact.name,
        size: String(artifact.bytes.length),
        created_at: artifact.createdAt,
        digest: artifact.digest,
      }));
      return { json: { artifacts } };
    },
    GetSignedArtifactURL: (rpc: Rpc): Reply => {
      const artifact = ofRun(rpc).find((each) => each.name === field(rpc.message, 'name'));
      return artifact === undefined ? missing : { json: { signed_url: blobs.readUrl(artifact.bytes, artifact.name) } };
    },
    // Any job of a run may delete what another job of it has uploaded, whatever its token's permissions are.
    DeleteArtifact: (rpc: Rpc): Reply => {
      const artifact = ofRun(rpc).find((each) => each.name === field(rpc.message, 'name'));
      if (artifact === undefined) return missing;
      rpc.repository.artifacts.delete(artifact.id);
      return { json: { ok: true, artifact_id: String(artifact.id) } };
    },
  } satisfies Record<string, (rpc: Rpc) => Reply>;
};

const findRun = (state: State, backendId: string): Omit<Rpc, 'message'> | undefined => {
  for (const repository of state.repositories.values()) {
    const run = [...repository.runs.values()].find((each) => each.backendId === backendId);
    if (run !== undefined) return { repository, run };
  }
  return undefined;
};

/**
 * The service behind `ACTIONS_RESULTS_URL`: Twirp with JSON. Source: actions/toolkit, packages/artifact,
 * src/generated/results/api/v1/artifact.ts (messages), src/internal/shared/artifact-twirp-client.ts (calls) and
 * src/internal/upload (an artifact is created, its blob put to the signed link, then it is finalized).
 */
export const openArtifactService = async (
  state: State,
  blobs: BlobHost,
  report: (violation: string) => void,
): Promise<Listener> => {
  const rpcs: Readonly<Record<string, (rpc: Rpc) => Reply>> = createRpcs(state, blobs);
  const reply = (request: IncomingMessage, body: Buffer): Reply => {
    const [, method = ''] =
      /^\/twirp\/github\.actions\.results\.api\.v1\.ArtifactService\/(\w+)$/u.exec(request.url ?? '') ?? [];
    const rpc = rpcs[method];
    if (rpc === undefined || request.method !== 'POST') {
      report(`${request.method} ${request.url}: the artifact service has no such call`);
      return { code: 'bad_route', msg: 'no handler for path' };
    }
    if (request.headers['content-type'] !== 'application/json') {
      report(`${method}: the content type is ${request.headers['content-type']}`);
      return { code: 'bad_route', msg: 'unexpected Content-Type' };
    }
    const scope = scopeOf(request.headers.authorization);
    const found = scope === undefined ? undefined : findRun(state, scope.runBackendId);
    if (scope === undefined || found === undefined) return { code: 'unauthenticated', msg: 'the token is not valid' };
    const message = objectOf(parseJson(body.toString()));
    const ids = [field(message, 'workflow_run_backend_id'), field(message, 'workflow_job_run_backend_id')];
    if (ids[0] !== scope.runBackendId || ids[1] !== scope.jobBackendId) {
      return { code: 'invalid_argument', msg: 'the ids are not those of the token' };
    }
    return rpc({ ...found, message });
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = reply(request, await bodyOf(request));
    response.writeHead('code' in answer ? errors[answer.code] : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify('code' in answer ? answer : answer.json));
  };
  return listen((request, response) => {
    handle(request, response).catch((error: unknown) => {
      report(`the artifact service failed: ${error instanceof Error ? error.message : String(error)}`);
      response.destroy();
    });
  });
};
