import { j as object, z as unknown } from "./desk-verb.js";
import { n as ok, t as err } from "./desk-result.js";
import { a as refusalWith, o as request } from "./desk-request.js";

// src/io/github/gate.ts
const RAW = "application/vnd.github.raw+json";
const JSON_FORM = "application/vnd.github+json";
const bodySchema = object({ response: object({ data: unknown() }) });
/** GitHub's side of `doctor` and `protect`. */
const openGate = (api, sleep) => ({
	ask: async (address, form = "json") => {
		const accept = form === "raw" ? RAW : JSON_FORM;
		const send = () => api.request(`GET /${address}`, { headers: { accept } });
		const answer = await request(`reading ${address}`, send, sleep);
		if (answer.ok) {
			const body = answer.value.data;
			return ok({
				status: answer.value.status,
				body
			});
		}
		const status = refusalWith(answer.error);
		if (status === void 0 || status === 401) return answer;
		return ok({
			status,
			body: bodySchema.safeParse(answer.error.cause).data?.response.data
		});
	},
	write: async (method, address, body) => {
		const answer = await request(`writing ${address}`, () => api.request(`${method} /${address}`, { ...body }), sleep);
		if (!answer.ok) return err(answer.error);
		const data = answer.value.data;
		return ok(data);
	}
});

export { openGate };