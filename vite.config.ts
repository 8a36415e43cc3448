import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './server/chunks.ts'
import { sourceSum } from './server/build_sources.ts'
import { smallerCode } from './server/smaller_code.ts'

/** What the pictures are drawn from, besides what the office can set. */
const drawnFrom = ['art', 'app/company/paints.ts', 'server/drawn/with_logo.ts']

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
						codeSplitting: { groups: chunkGroups(import.meta.dirname) },
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
