import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { sourceSum } from './server/build_sources.ts'
import { smallerCode } from './server/smaller_code.ts'

/** What the pictures are drawn from, besides what the office can set. */
const drawnFrom = ['art', 'app/company/paints.ts', 'server/drawn/with_logo.ts']

/** Kinds of pages, each with parts that other pages never load. */
const kinds = ['commercial', 'help', 'hoa', 'legal', 'pickup', 'residential', 'rolloff'] as const

/** What pages share that the home page does not have: it has no bytes to spare. */
const inner =
	/^app\/(residential\/carts_drawing|sections\/(hero\/page_hero|loading\/|call_to_action\/other_services|plain_page)|pictures\/(ground_line|scale_image|scale_things|use_missed)|company\/(linked_prose|listed)\.|ui\/(breadcrumbs|filter_link|row_links|skeleton|spinner|title_text))/

/** What only a form, an open search, a portal's frame, a tag or the office needs does not ride in what every page loads. */
const shared = new RegExp(
	`^(?:platform/(?!time/)|platform/time/(civil_day|format_day)|app/(?!office/|search/|leads/|forms/|offers/|texts/|people/|company/(business_hours|closed_day_kinds|days_off|fact_|fill_depth|format_fact|holidays|paints)|content/(cart_words|size_words|typed_facts|placeholders|compare_text|plain_text|html_elements|request_placeholders|untold)|shell/(analytics_tag|not_found_screen)|pages/order/|sections/reviews/(widget|near_viewport)|ui/(field|error_summary|preserved_input)|(pages/|sections/)?(${kinds.join('|')})/))`,
)

export default defineConfig(({ command }) => ({
	plugins: [tailwindcss(), reactRouter(), smallerCode()],
	// Part of the pictures' addresses: another way of drawing is another picture.
	define: { 'import.meta.env.DRAWING_CODE': JSON.stringify(sourceSum(import.meta.dirname, drawnFrom)) },
	build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						// Few files compress better than many and cost fewer heads: what never changes, what pages share, the page.
						codeSplitting: {
							groups: [
								{
									name: 'framework',
									test: /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown\/runtime|vite\/preload-helper/,
									priority: 4,
								},
								{
									name: 'inner',
									test: (id: string) => inner.test(relative(import.meta.dirname, id)),
									minShareCount: 2,
									priority: 2,
								},
								{
									name: 'shared',
									test: (id: string) => {
										const path = relative(import.meta.dirname, id)
										return shared.test(path) && !inner.test(path)
									},
									minShareCount: 2,
									priority: 3,
								},
								// With the sentences on an address, which the home page and the order say, and few others.
								{
									name: 'form',
									test: /\/app\/(pickup\/lookup\/result_sentences|leads\/(?!applicable_form|check_lead|form_schema|fields|photos\/|lead_statuses|hoa\/|rolloff\/|service_request\/)|ui\/(field|error_summary|preserved_input))/,
									minShareCount: 2,
									priority: 2,
								},
								// What forms with kinds, lists and photos share, and the home page's does not have.
								{
									name: 'long_form',
									test: /\/app\/(leads\/(applicable_form|photos\/photo_limits|service_request\/)|pages\/order\/)/,
									minShareCount: 2,
									priority: 2,
								},
								// Few pages calculate a price, and the order has no bytes to spare.
								{ name: 'prices', test: /\/app\/pickup\/prices\//, minShareCount: 2, priority: 2 },
								// Pages of towns say what pickup is changed, but look no address up.
								{ name: 'alerts', test: /\/app\/pickup\/alerts\//, minShareCount: 2, priority: 2 },
								// What two pages or more of one kind share, and no other page has.
								...kinds.map((name) => ({
									name,
									test: new RegExp(`/app/(leads/|pages/|sections/)?${name}/`),
									minShareCount: 2,
									priority: 1,
								})),
								{
									name: 'check',
									test: /node_modules\/zod\/|\/app\/leads\/(check_lead|form_schema|fields|photos\/sent_photos)\.ts|\/platform\/forms\//,
									priority: 1,
								},
								{
									name: 'office',
									test: /\/app\/(office\/|leads\/lead_statuses)/,
									minShareCount: 2,
									priority: 1,
								},
								{ name: 'search', test: /\/app\/search\//, minShareCount: 2, priority: 1 },
							],
						},
					},
				},
			},
		},
		ssr: {
			// Reading one file starts in half the time of a thousand; native code and what few use stay outside.
			...(command === 'build' && {
				resolve: {
					noExternal: true,
					external: ['sharp', 'flydrive/drivers/s3', 'harfbuzzjs', 'twilio'],
				},
			}),
			build: {
				// The pages and the server that serves them are one bundle (docs/decisions/2026-11-21-faults-do-not-end-the-process.md).
				// A part that is loaded late would be gone once another build has taken this one's place.
				rolldownOptions: { input: './server/main.ts', output: { codeSplitting: false } },
			},
		},
	},
}))
