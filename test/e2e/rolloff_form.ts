import type { Locator, Page } from '@playwright/test'
import type { RolloffQuoteRequestRow } from '#db/lead_rows.ts'
import type { Site } from './open_site.ts'

export const rolloffForm = (page: Page): Locator => page.locator('#quote-form form')
export const rolloffButtons = (page: Page): Locator => rolloffForm(page).locator('button[type="submit"]')
export const rolloffConsent = (page: Page): Locator =>
	rolloffForm(page).getByRole('checkbox', { name: /I agree to receive text messages/ })
export const sizeBox = (page: Page, size: string): Locator =>
	rolloffForm(page).getByRole('checkbox', { name: new RegExp(`^${size}`) })

/** The values that a visitor types or selects. Each test uses its own email address, to find its lead by. */
export function typedRolloff(email: string) {
	return {
		full_name: 'June Alvarez',
		location: '12 Elm St, Windsor',
		phone: '970 555 0100',
		email,
		project_duration: '4-7 days',
		best_contact_time: 'Anytime',
		business_name: 'Alvarez Framing',
		material_types: 'Shingles',
		notes: 'Left side of the drive.\nMind the wires.',
	}
}
export type TypedRolloff = ReturnType<typeof typedRolloff>

/** Fills in the form except sizes and consent. */
export async function fillRolloff(page: Page, typed: TypedRolloff): Promise<void> {
	for (const [name, value] of Object.entries(typed)) {
		const field = rolloffForm(page).locator(`[name="${name}"]`)
		const isList = name === 'project_duration' || name === 'best_contact_time'
		await (isList ? field.selectOption(value) : field.fill(value))
	}
}

/** The form's current values, in the shape of `typedRolloff`. */
export async function shownRolloff(page: Page): Promise<Record<string, string>> {
	const names = Object.keys(typedRolloff(''))
	const value = (name: string) => rolloffForm(page).locator(`[name="${name}"]`).inputValue()
	return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await value(name)])))
}

/** The checked sizes. */
export function checkedSizes(page: Page): Promise<string[]> {
	const boxes = rolloffForm(page).locator('[name="dumpster_sizes"]:checked')
	return boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value))
}

/** The roll-off leads from this email address. */
export async function rolloffLeads({ store }: Site, email: string): Promise<RolloffQuoteRequestRow[]> {
	return store.db.selectFrom('rolloff_quote_requests').selectAll().where('email', '=', email).execute()
}
