import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { isOfferedIn } from '#app/company/services.ts'
import { services } from '#db/service_names.ts'
import { withoutUnmetConditions } from '#app/content/placeholders.ts'
import type { HelpArticleRow } from '#db/content_rows.ts'
import { parsePage } from '#platform/data_files/data_file.ts'
import { htmlOfPage } from '#platform/data_files/write_markdown.ts'
import { asRead, combinationsOff, factsWithout, wordsOff } from '#test/service_words.ts'
import { articleHtml } from './help_text.server.ts'

const root = join(import.meta.dirname, '../..')
const today = new Date('2026-11-21T12:00:00Z')
const front = z.looseObject({ title: z.string(), excerpt: z.string(), service: z.enum(services).optional() })

test.each(globSync('companies/*/help/*.md', { cwd: root }).toSorted())(
	'FI-113 %s names no service that the company does not offer, and has no empty section',
	(file) => {
		const page = parsePage(file, readFileSync(join(root, file), 'utf8'), front)
		const content = htmlOfPage(page)
		for (const off of [...combinationsOff, ['recycling', 'lawn'] as const, ['recycling'] as const]) {
			const facts = factsWithout(off)
			const { excerpt, ...needs } = page.front
			if (!isOfferedIn(facts.services)(needs) || withoutUnmetConditions(excerpt, facts) === '') continue
			const html = articleHtml({ content } as HelpArticleRow, facts, today)
			expect(wordsOff(off, asRead(html)), `without ${off.join(', ')}`).toEqual([])
			expect(html, `without ${off.join(', ')}`).not.toMatch(/<\/h[2-6]>\s*(?:<h2|$)/)
		}
	},
)
