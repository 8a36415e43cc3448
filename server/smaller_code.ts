import { minify, type Plugin } from 'vite'

/** Pages carry one part of the server's code as their inline script: it is minified as what browsers load is. */
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
