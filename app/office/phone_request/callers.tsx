import { Button } from '#app/ui/button.tsx'
import { fieldId } from '#app/ui/field.tsx'
import { typeInto } from '#app/ui/type_into.ts'
import { Notice } from '../parts/notice.tsx'
import { matchingNumber } from './typed_number.ts'
import type { Caller } from './callers.server.ts'
import type { NewRequestPage } from './new_request.server.ts'

interface Props {
	/** Null before the first look-up. */
	found: readonly Caller[] | null
	/** Why the last look-up failed; earlier results stay. */
	refusal: string | null
	contact: NewRequestPage['contact']
}

/** Possible callers with their earlier requests. Links open a new tab, so that nothing typed is lost. */
export function Callers({ found: callers, refusal, contact }: Props) {
	return (
		<section
			aria-label="Earlier requests"
			className="rounded-lg border border-border bg-card p-4 text-card-foreground"
		>
			{refusal && <Notice tone="problem">The look-up failed. {refusal}</Notice>}
			<output className="block text-[0.9375rem] text-muted-foreground">
				{refusal === null && situationOf(callers)}
			</output>
			<noscript>
				<button type="submit" name="intent" value="callers" className="link min-h-11 font-semibold">
					Show the caller’s earlier requests
				</button>
			</noscript>
			{callers?.map((caller) => (
				<div key={caller.id} className="mt-3 border-t border-border pt-3">
					<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
						<p className="min-w-0 wrap-anywhere">
							<a
								href={`/admin/people/${caller.id}`}
								target="_blank"
								rel="noreferrer"
								className="link font-semibold"
							>
								{caller.name}
							</a>{' '}
							{[...caller.phones, caller.email, caller.place].filter(Boolean).join(' · ')}
							{caller.texts.map(({ number, consentWords }) => (
								<span key={number}>
									{' · '}
									{caller.phones.length > 1 && `${number}: `}
									{consentWords}
								</span>
							))}
						</p>
						<Button
							kind="secondary"
							className="needs-script"
							onClick={({ currentTarget: { form } }) => form && fillIn(form, contact, caller)}
						>
							Fill in
						</Button>
					</div>
					<ul className="mt-1">
						{caller.requests.map(({ id, to, about, status, received }) => (
							<li key={id}>
								<a href={to} target="_blank" rel="noreferrer" className="link inline-block py-1.5">
									{about}
								</a>{' '}
								<span className="text-[0.9375rem] text-muted-foreground">
									{status}, {received}
								</span>
							</li>
						))}
					</ul>
					{caller.requestCount > caller.requests.length && (
						<p className="text-[0.9375rem] text-muted-foreground">
							and {caller.requestCount - caller.requests.length} earlier
						</p>
					)}
				</div>
			))}
		</section>
	)
}

function situationOf(callers: readonly Caller[] | null): string {
	if (callers === null) return 'Earlier requests of the caller appear here once the number is typed.'
	if (callers.length === 0) return 'Nobody has called or written with this before.'
	const requests = callers.reduce((sum, { requestCount }) => sum + requestCount, 0)
	const people = callers.length === 1 ? 'One person' : `${callers.length} people`
	return `${people}, ${requests === 1 ? 'one earlier request' : `${requests} earlier requests`}:`
}

/** Fills in empty fields, and always the number, because the typed one may be incomplete. */
function fillIn(form: HTMLFormElement, contact: NewRequestPage['contact'], caller: Caller): void {
	const phone = form.elements.namedItem(contact.phone)
	const typed = phone instanceof HTMLInputElement ? phone.value : ''
	const asksForTown = form.elements.namedItem('town') !== null
	const values: [string, string][] = [
		[contact.phone, matchingNumber(typed, caller.phones)],
		[contact.name, caller.name],
		[contact.email, caller.email],
		['address', asksForTown ? caller.street : caller.place],
		['town', caller.town],
		['location', caller.place],
	]
	for (const [name, value] of values) {
		const field = form.elements.namedItem(name)
		const isEmpty = field instanceof HTMLInputElement && field.value.trim() === ''
		if (isEmpty || name === contact.phone)
			if (field instanceof HTMLInputElement && value) typeInto(field, value)
	}
	document.getElementById(fieldId(contact.name))?.focus()
}
