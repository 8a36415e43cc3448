import type { Frame, Locator, Page } from '@playwright/test'
import type { QuoteRequestRow } from '#db/lead_rows.ts'
import type { Site } from './open_site.ts'

export const quoteForm = (page: Page | Frame): Locator => page.locator('#contact-form form')
export const sendButton = (page: Page | Frame): Locator => quoteForm(page).locator('button[type="submit"]')
export const consentBox = (page: Page): Locator => quoteForm(page).getByRole('checkbox')

/** The values that a visitor types. Each test uses its own email address, to find its lead by. */
export function typedQuote(email: string) {
	return {
		name: 'June Alvarez',
		email,
		phone: '970 555 0100',
		service_type: 'commercial',
		address: '12 Elm St, Windsor',
		message: 'Two bins behind the bakery.\nGate code on request.',
	}
}
export type TypedQuote = ReturnType<typeof typedQuote>

/** Fills in the form by its labels. */
export async function fillQuote(page: Page, quote: TypedQuote): Promise<void> {
	const form = quoteForm(page)
	await form.getByLabel('Full Name').fill(quote.name)
	await form.getByLabel('Email Address').fill(quote.email)
	await form.getByLabel('Phone').fill(quote.phone)
	await form.getByLabel('Service Type').selectOption(quote.service_type)
	await form.getByLabel('Service Address').fill(quote.address)
	await form.getByLabel('Additional Details').fill(quote.message)
}

/** The form's current values, in the shape of `typedQuote`. */
export async function shownQuote(page: Page): Promise<TypedQuote> {
	const value = (name: string) => quoteForm(page).locator(`[name="${name}"]`).inputValue()
	return {
		name: await value('name'),
		email: await value('email'),
		phone: await value('phone'),
		service_type: await value('service_type'),
		address: await value('address'),
		message: await value('message'),
	}
}

export const emptyQuote: TypedQuote = {
	name: '',
	email: '',
	phone: '',
	service_type: '',
	address: '',
	message: '',
}

/** The quote requests from this email address. */
export async function leadsFrom({ store }: Site, email: string): Promise<QuoteRequestRow[]> {
	return store.db.selectFrom('quote_requests').selectAll().where('email', '=', email).execute()
}
