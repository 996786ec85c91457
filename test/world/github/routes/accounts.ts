import type { JsonObject } from '../../json.ts';
import { type Answer, type Call, failure, found, type Handlers, notFound, textAt } from '../call.ts';
import { fullRepositoryPayload, userPayload } from '../payloads.ts';
import { roleOf } from '../permissions.ts';
import type { User } from '../state.ts';

const accountPayload = (call: Call, user: User): JsonObject => ({
  ...userPayload(call.at, user),
  user_view_type: 'public',
  name: user.login,
});

/** What the world answers about a repository itself. */
export const repositoryHandlers: Handlers = {
  'GET /repos/{owner}/{repo}': (call) => found(fullRepositoryPayload(call.at, call.repository)),
  'GET /repos/{owner}/{repo}/collaborators/{username}/permission': (call) => {
    const user = call.state.users.get(textAt(call, 'username'));
    if (user === undefined) return notFound;
    const role = roleOf(call.repository, user.login);
    return found({ permission: role, role_name: role, user: userPayload(call.at, user) });
  },
};

/** What the world answers about accounts; these belong to no repository. */
export const accountHandlers: Readonly<Record<string, (call: Call) => Answer>> = {
  'GET /user': (call) => {
    if (call.token === undefined) return failure(401, 'Requires authentication');
    if (call.token.kind === 'job') return failure(403, 'Resource not accessible by integration');
    const user = call.state.users.get(call.token.login);
    return user === undefined ? notFound : found(accountPayload(call, user));
  },
  'GET /users/{username}': (call) => {
    const user = call.state.users.get(textAt(call, 'username'));
    return user === undefined ? notFound : found(accountPayload(call, user));
  },
};
