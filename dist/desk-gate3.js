import { M as unknown, v as object } from "./desk-schemas2.js";
import { n as ok, t as err } from "./desk-result.js";
import "./desk-verbs.js";
import { d as refusalWith, f as request, n as graphqlAddress } from "./desk-graphql.js";

// src/io/github/gate.ts
const RAW = "application/vnd.github.raw+json";
const JSON_FORM = "application/vnd.github+json";
const bodySchema = object({ response: object({ data: unknown() }) });
/** Whatever GitHub answers, also where it refuses. */
const answerTo = async (what, send, sleep) => {
	const answer = await request(what, send, sleep);
	if (answer.ok) return ok({
		status: answer.value.status,
		body: answer.value.data
	});
	const status = refusalWith(answer.error);
	if (status === void 0 || status === 401) return answer;
	return ok({
		status,
		body: bodySchema.safeParse(answer.error.cause).data?.response.data
	});
};
/** GitHub's side of `doctor` and `protect`. */
const openGate = (api, sleep) => ({
	ask: async (address, form = "json") => {
		const accept = form === "raw" ? RAW : JSON_FORM;
		return answerTo(`reading ${address}`, () => api.request(`GET /${address}`, { headers: { accept } }), sleep);
	},
	query: async (query, variables) => {
		const url = graphqlAddress(api);
		return answerTo("reading the merge queue", () => api.request({
			method: "POST",
			url,
			query,
			variables
		}), sleep);
	},
	write: async (method, address, body) => {
		const answer = await request(`writing ${address}`, () => api.request(`${method} /${address}`, { ...body }), sleep);
		if (!answer.ok) return err(answer.error);
		const data = answer.value.data;
		return ok(data);
	}
});

export { openGate };