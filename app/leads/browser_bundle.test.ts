import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leadDefinitions } from './lead_definitions.server.ts'

const assets = join(import.meta.dirname, '../../build/client/assets')

test("browsers get the public part of a form's definition, and nothing of the office's", () => {
	const scripts = readdirSync(assets)
		.filter((name) => name.endsWith('.js'))
		.map((name) => readFileSync(join(assets, name), 'utf8'))
		.join('')
	for (const { form, table, mail } of Object.values(leadDefinitions)) {
		expect(scripts).toContain(form.anchor)
		for (const words of [table, mail.receiptOpening, `${mail.request} `]) expect(scripts).not.toContain(words)
	}
})
