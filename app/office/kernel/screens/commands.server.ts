import { type ActionFunctionArgs, data } from 'react-router'
import { servicesContext, visitorContext } from '#app/context.server.ts'
import type { Services } from '#app/services.server.ts'
import type { Visitor } from '#platform/http/visitor.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { formText } from '#platform/forms/form_text.ts'
import { redirectWith } from '../../sign_in/redirect_with.server.ts'
import { type Staff, staffContext } from '../../sign_in/staff.server.ts'
import { storeFailure } from '../store/store_failure.ts'

/** A request by a signed-in member of staff; `Params` are the route's. */
export interface OfficeRequest<Params = object> extends Omit<ActionFunctionArgs, 'params'> {
	services: Services
	staff: Staff
	visitor: Visitor
	now: Date
	params: Params
}

/** A request with its parsed form. */
export interface Submission<Params = object> extends OfficeRequest<Params> {
	form: FormData
}

/** The result of a command. If its subject has been deleted, the command throws `gone`, which also preserves the typed values. */
export type Outcome<Kept = object, Shown = never> =
	| { ok: true; to: string; cookies: readonly string[] }
	/** Data to show on the page itself, such as search results. */
	| { ok: true; shown: Shown; cookies: readonly string[] }
	| {
			ok: false
			status: number
			message: string | null
			errors: readonly FieldError[]
			kept: Partial<Kept>
	  }

/** Why a command changed nothing, as action data for its page. */
export interface Refusal<Kept = object> {
	ok: false
	/** Null if there are only field errors. */
	message: string | null
	errors: readonly FieldError[]
	/** The typed values and whatever else the page needs to show them again. */
	kept: Kept
}

type ShownBy<Made> = Made extends { shown: infer Shown } ? { ok: true } & Shown : never
type Command<Kept> = (submission: Submission<never>) => Promise<Outcome<Kept, unknown> | Response>

interface Plan<Kept, Commands> {
	/** The values that every refusal keeps from the form. */
	keeps?: (submission: Submission<never>) => Kept
	/** The commands by the `intent` of the pressed button. */
	commands: Commands
	/** The command for a form submitted without an `intent`. */
	usual?: keyof Commands & string
}

/** Success: redirect to `to`. */
export function done(to: string, cookies: readonly string[] = []) {
	return { ok: true, to, cookies } as const
}

/** Success: redirect to the form's page, with the notice that `word` selects. */
export function doneHere(url: URL, word: string) {
	const search = new URLSearchParams(url.search)
	search.set('done', word)
	return done(`${url.pathname}?${search}`)
}

/** Success: the page shows `words`. */
export function shown<Shown extends object>(words: Shown, cookies: readonly string[] = []) {
	return { ok: true, shown: words, cookies } as const
}

/** Failure. The form's typed values are added; `kept` overrides some of them. */
export function refused<Kept extends object = object>(
	status: number,
	message: string | null,
	{ errors = [], kept }: { errors?: readonly FieldError[]; kept?: Kept } = {},
) {
	return { ok: false, status, message, errors, kept: kept ?? ({} as Kept) } as const
}

export type Refused = ReturnType<typeof refused>

/** Nothing was done, but there is no error: the form is shown again, with something to read or answer first. */
export function showFormAgain<Kept extends object = object>(kept?: Kept) {
	return refused<Kept>(200, null, kept && { kept })
}

/** Failure: these values are invalid. */
export function invalid<Kept extends object = object>(errors: readonly FieldError[], kept?: Kept) {
	return refused<Kept>(422, null, kept ? { errors, kept } : { errors })
}

/**
 * The action of an office page: parses the form and runs the command of the pressed button. A malformed form or an unknown
 * command is a 400, a failing store a 503; the typed values stay on the page.
 */
export function officeAction<Commands extends Record<string, Command<Kept>>, Kept extends object = object>({
	keeps,
	commands,
	usual,
}: Plan<Kept, Commands>) {
	return async (args: ActionFunctionArgs) => {
		const form = await readForm(args.request)
		if (!form) throw data(null, { status: 400 })
		const intent = formText(form, 'intent') || usual
		const command = intent !== undefined && Object.hasOwn(commands, intent) ? commands[intent] : undefined
		if (!command) throw data(null, { status: 400 })
		const submission = { ...sentBy(args), form } as Submission<never>
		type Made = Awaited<ReturnType<Commands[keyof Commands]>>
		return respond<Kept, ShownBy<Made>>(
			submission,
			() => command(submission),
			() => keeps?.(submission),
		)
	}
}

/** The action of a page whose only form uploads a file, which is streamed. Every refusal keeps the `fields` that arrived. */
export function officeUpload<Made extends Outcome<object, unknown>>(
	take: (sent: OfficeRequest<never>, fields: Map<string, string>) => Promise<Made>,
) {
	return async (args: ActionFunctionArgs) => {
		const sent = sentBy(args) as OfficeRequest<never>
		const fields = new Map<string, string>()
		return respond<FormValues, ShownBy<Made>>(
			sent,
			() => take(sent, fields),
			() => Object.fromEntries(fields),
		)
	}
}

function sentBy(args: ActionFunctionArgs) {
	const { context } = args
	return {
		...args,
		services: context.get(servicesContext),
		staff: context.get(staffContext),
		visitor: context.get(visitorContext),
		now: new Date(),
	}
}

async function respond<Kept extends object, Shown>(
	sent: OfficeRequest<never>,
	work: () => Promise<Outcome<Kept, unknown> | Response>,
	keeps: () => Kept | undefined,
) {
	const outcome = await work().catch((error: unknown) => {
		// Thrown on purpose: `gone`, a page that does not exist, or a missing role.
		if (!(error instanceof Error)) throw error
		const { services, staff, visitor, pattern: path } = sent
		const { requestId } = visitor
		const { stack } = error
		services.log.error({ requestId, staff: staff.id, path, error: String(error), stack }, 'not saved')
		return refused<Partial<Kept>>(503, storeFailure(error))
	})
	if (outcome instanceof Response) return outcome
	if (!outcome.ok) {
		const { status, message, errors } = outcome
		const kept = { ...keeps(), ...outcome.kept } as Kept
		return data<Refusal<Kept>>({ ok: false, message, errors, kept }, { status })
	}
	if ('to' in outcome) return redirectWith(outcome.to, outcome.cookies)
	const headers = outcome.cookies.map((cookie): [string, string] => ['set-cookie', cookie])
	return data({ ok: true, ...Object(outcome.shown) } as Shown, { headers })
}
