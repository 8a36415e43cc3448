import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { noPortals } from './portals.ts'

const folder = mkdtempSync(join(tmpdir(), 'hauler-unsaid-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('FI-53 a fact left out of a company’s file is known once the office has saved it', async () => {
	const sample = JSON.parse(readFileSync('companies/horsetooth/company.json', 'utf8')) as object
	const own = { ...sample, sample: false, name: 'Gull Island Sanitation', founded: null, rating: null }
	writeFileSync(join(folder, 'company.json'), JSON.stringify(own))
	process.env['COMPANY'] = folder

	const { builtInFacts, builtInPaints } = await import('./built_in_facts.server.ts')
	const { composeCompany } = await import('./compose_company.server.ts')
	const { publicFacts } = await import('./public_facts.server.ts')
	const warnings: object[] = []
	const told = (rows: { name: string; value: string }[]) => {
		const company = { facts: builtInFacts, portals: noPortals, paints: builtInPaints }
		return publicFacts(composeCompany(rows, company, { warn: (fields) => warnings.push(fields) }).facts, rows)
	}
	expect(told([])).toMatchObject({ founded: null, rating: null })
	expect(told([{ name: 'founded.year', value: '1999' }])).toMatchObject({
		founded: { year: 1999, month: null },
		rating: null,
	})
	expect(told([{ name: 'founded.month', value: '4' }])).toMatchObject({ founded: null })
	expect(
		told([
			{ name: 'founded.year', value: '1999' },
			{ name: 'founded.month', value: '4' },
		]),
	).toMatchObject({ founded: { year: 1999, month: 4 } })
	expect(told([{ name: 'rating.value', value: '4.5' }])).toMatchObject({
		founded: null,
		rating: { value: 4.5 },
	})
	expect(warnings).toEqual([])
})
