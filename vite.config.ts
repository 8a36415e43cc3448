import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
	environments: {
		ssr: {
			build: {
				// The pages and the server that serves them are one bundle (docs/decisions/2026-11-21-one-bundle-for-the-server.md).
				rollupOptions: { input: './server/main.ts' },
			},
		},
	},
})
