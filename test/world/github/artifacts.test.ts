import { createHash } from 'node:crypto';
import { Octokit } from '@octokit/rest';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { isObject, type Json, parseJson, textOf } from '../json.ts';
import { openWorld, type World } from '../world.ts';
import { runtimeToken } from './artifact-service.ts';
import type { WorkflowRun } from './state.ts';

const archive = (text: string) => Buffer.from(zipSync({ 'sheet.json': strToU8(text) }));
const sha256 = (bytes: Buffer) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

describe('the artifact service of the world', () => {
  let world: World;
  let run: WorkflowRun;
  beforeEach(async () => {
    world = await openWorld();
    onTestFinished(() => world[Symbol.asyncDispose]());
    run = (await world.openPullRequest()).startRun();
  });

  /** One job's client, which does what actions/upload-artifact does. */
  const clientOf = (of: WorkflowRun, jobBackendId = 'job-1') => {
    const ids = { workflow_run_backend_id: of.backendId, workflow_job_run_backend_id: jobBackendId };
    const token = runtimeToken({ runBackendId: of.backendId, jobBackendId });
    const call = async (
      method: string,
      message: { readonly [key: string]: Json },
      authorization = `Bearer ${token}`,
    ) => {
      const url = `${world.github.resultsUrl}twirp/github.actions.results.api.v1.ArtifactService/${method}`;
      const headers = { 'content-type': 'application/json', authorization };
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ ...ids, ...message }) });
      const body = parseJson(await response.text());
      return { status: response.status, body: isObject(body) ? body : {} };
    };
    const create = async (name: string) =>
      textOf(
        (await call('CreateArtifact', { name, version: 7, mime_type: 'application/zip' })).body['signed_upload_url'],
      ) ?? '';
    const finalize = (name: string, bytes: Buffer, hash = sha256(bytes)) =>
      call('FinalizeArtifact', { name, size: String(bytes.length), hash });
    const upload = async (name: string, bytes: Buffer) => {
      await put(await create(name), bytes);
      return finalize(name, bytes);
    };
    return { call, create, finalize, upload };
  };
  const put = async (
    url: string,
    bytes: Buffer | string,
    headers: Readonly<Record<string, string>> = { 'x-ms-blob-type': 'BlockBlob' },
  ) => (await fetch(url, { method: 'PUT', body: bytes, headers })).status;
  const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
  const octokit = (auth = world.tokenOf('reader', 'read')) => new Octokit({ auth, baseUrl: world.apiUrl, log: quiet });
  const repo = { owner: 'octo', repo: 'demo' };

  it('takes an artifact and gives its bytes to the API', async () => {
    const bytes = archive('{"a":1}');
    const finalized = await clientOf(run).upload('recount-sheet-0-1', bytes);
    const id = Number(finalized.body['artifact_id']);
    const { data: list } = await octokit().actions.listWorkflowRunArtifacts({
      ...repo,
      run_id: run.id,
      name: 'recount-sheet-0-1',
    });
    expect(list.artifacts).toMatchObject([
      { id, size_in_bytes: bytes.length, digest: sha256(bytes), workflow_run: { id: run.id } },
    ]);
    const { data } = await octokit().actions.downloadArtifact({ ...repo, artifact_id: id, archive_format: 'zip' });
    expect(data instanceof ArrayBuffer && Object.keys(unzipSync(new Uint8Array(data)))).toEqual(['sheet.json']);
    expect(world.violations).toEqual([]);
  });

  it('takes a large one in blocks, in the order of the list', async () => {
    const url = await clientOf(run).create('large');
    expect(await put(`${url}&comp=block&blockid=Mg==`, 'world', {})).toBe(201);
    expect(await put(`${url}&comp=block&blockid=MQ==`, 'hello ', {})).toBe(201);
    const list =
      '<?xml version="1.0" encoding="utf-8"?><BlockList><Latest>MQ==</Latest><Latest>Mg==</Latest></BlockList>';
    expect(await put(`${url}&comp=blocklist`, list, {})).toBe(201);
    expect((await clientOf(run).finalize('large', Buffer.from('hello world'))).status).toBe(200);
  });

  it('shows an artifact only once it is whole', async () => {
    const client = clientOf(run);
    await put(await client.create('half'), 'x');
    const { data } = await octokit().actions.listWorkflowRunArtifacts({ ...repo, run_id: run.id });
    expect(data.total_count).toBe(0);
    expect((await client.call('ListArtifacts', {})).body).toEqual({ artifacts: [] });
  });

  it('takes a name once a run, whichever job comes second', async () => {
    await clientOf(run, 'job-1').upload('twice', archive('1'));
    const second = await clientOf(run, 'job-2').call('CreateArtifact', { name: 'twice', version: 7 });
    expect(second).toMatchObject({ status: 409, body: { code: 'already_exists' } });
    const other = (await world.openPullRequest({ branch: 'other' })).startRun();
    expect((await clientOf(other).upload('twice', archive('2'))).status).toBe(200);
  });

  it('lets another job of the run put its own in the place of one', async () => {
    const first = await clientOf(run, 'job-1').upload('sheet', archive('honest'));
    const thief = clientOf(run, 'job-2');
    expect((await thief.call('DeleteArtifact', { name: 'sheet' })).status).toBe(200);
    const second = await thief.upload('sheet', archive('forged'));
    expect(second.body['artifact_id']).not.toBe(first.body['artifact_id']);
    await expect(
      octokit().actions.getArtifact({ ...repo, artifact_id: Number(first.body['artifact_id']) }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    ['a hash of other bytes', (bytes: Buffer) => ({ size: String(bytes.length), hash: sha256(Buffer.from('other')) })],
    ['a wrong size', (bytes: Buffer) => ({ size: '1', hash: sha256(bytes) })],
  ])('refuses %s', async (_, message) => {
    const client = clientOf(run);
    const bytes = archive('x');
    await put(await client.create('bad'), bytes);
    expect((await client.call('FinalizeArtifact', { name: 'bad', ...message(bytes) })).status).toBe(400);
  });

  it.each([
    ['no token', 'x'],
    ['a token that names no run', `Bearer ${runtimeToken({ runBackendId: 'none', jobBackendId: 'job-1' })}`],
    ['a token without the scope', `Bearer a.${Buffer.from('{"scp":"Actions.ExampleScope"}').toString('base64url')}.c`],
  ])('refuses %s', async (_, authorization) => {
    const answer = await clientOf(run).call('ListArtifacts', {}, authorization);
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  it('refuses the ids of another run than the token is of', async () => {
    const answer = await clientOf(run).call('ListArtifacts', { workflow_run_backend_id: 'other' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_argument' } });
  });

  it('refuses a blob without its type, its signature, or into a link that only reads', async () => {
    const client = clientOf(run);
    const url = await client.create('blob');
    expect(await put(url, 'x', {})).toBe(400);
    expect(await put(url.replace(/sig=.*/u, 'sig=forged'), 'x')).toBe(403);
    await client.upload('read', archive('x'));
    const signed = await client.call('GetSignedArtifactURL', { name: 'read' });
    expect(await put(textOf(signed.body['signed_url']) ?? '', 'x')).toBe(403);
  });

  it('reports a credential that goes to the storage host', async () => {
    const url = await clientOf(run).create('leak');
    expect(await put(url, 'x', { 'x-ms-blob-type': 'BlockBlob', authorization: 'Bearer ghs_secret' })).toBe(400);
    expect(world.violations).toEqual(['PUT of a blob: the Authorization header went to the storage host']);
  });

  it('answers 410 for one that has expired', async () => {
    const finalized = await clientOf(run).upload('old', archive('x'));
    const artifact = world.repository.artifacts.get(Number(finalized.body['artifact_id']));
    if (artifact !== undefined) artifact.expired = true;
    await expect(
      octokit().actions.downloadArtifact({ ...repo, artifact_id: artifact?.id ?? 0, archive_format: 'zip' }),
    ).rejects.toMatchObject({ status: 410 });
  });
});
