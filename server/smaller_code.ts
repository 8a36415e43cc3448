import { minify, type Plugin } from 'vite'

/** Minifies the part of the server's code that pages carry as an inline script, like the code that browsers load. */
export function smallerCode(): Plugin {
	return {
		name: 'smaller-code',
		apply: 'build',
		async transform(code, id) {
			if (this.environment.name === 'client' || !id.endsWith('/app/boot/boot_page.ts')) return null
			const { code: minified } = await minify(id, code, { module: true, sourcemap: false })
			return { code: minified, map: null }
		},
	}
}
