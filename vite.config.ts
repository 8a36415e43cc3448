import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './server/chunks.ts'
import { sourceSum } from './server/build_sources.ts'
import { smallerCode } from './server/smaller_code.ts'

/** The sources of the pictures, apart from what the office can set. */
const drawnFrom = ['art', 'app/company/paints.ts', 'server/drawn/with_logo.ts']

export default defineConfig(({ command }) => ({
	plugins: [tailwindcss(), reactRouter(), smallerCode()],
	// Part of the pictures' URLs: changed drawing code makes new URLs.
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
			// One file starts in half the time of a thousand; native code and rarely used packages stay external.
			...(command === 'build' && {
				resolve: {
					noExternal: true,
					external: ['sharp', 'flydrive/drivers/s3', 'harfbuzzjs', 'twilio'],
				},
			}),
			build: {
				// The pages and the server that serves them are one bundle (docs/decisions/2026-11-21-faults-do-not-end-the-process.md). A
				// lazily loaded chunk would be missing once a newer build has replaced this one.
				rolldownOptions: { input: './server/main.ts', output: { codeSplitting: false } },
			},
		},
	},
}))
