import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leadDefinitions } from './lead_definitions.server.ts'

const assets = join(import.meta.dirname, '../../build/client/assets')

test('browsers get of a form what visitors see, and nothing of what the office does with it', () => {
	const scripts = readdirSync(assets)
		.filter((name) => name.endsWith('.js'))
		.map((name) => readFileSync(join(assets, name), 'utf8'))
		.join('')
	for (const { form, table, mail } of Object.values(leadDefinitions)) {
		expect(scripts).toContain(form.anchor)
		for (const words of [table, mail.receiptOpening, `${mail.request} `]) expect(scripts).not.toContain(words)
	}
})
