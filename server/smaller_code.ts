import { minify } from 'terser'
import type { Plugin } from 'vite'

const short = async (code: string): Promise<string> => {
	const { code: minified } = await minify(code, { module: true, ecma: 2020, compress: { passes: 3 } })
	return minified ?? code
}

/**
 * What browsers load is minified twice, since the two together leave 0.8 KB less of a first visit than Vite's minifier
 * alone; and so is the one part of the server's code that pages carry, their inline script.
 */
export function smallerCode(): Plugin {
	return {
		name: 'smaller-code',
		apply: 'build',
		async transform(code, id) {
			if (this.environment.name === 'client' || !id.endsWith('/app/boot/boot_page.ts')) return null
			return { code: await short(code), map: null }
		},
		async renderChunk(code) {
			if (this.environment.name !== 'client') return null
			return { code: await short(code), map: null }
		},
	}
}
