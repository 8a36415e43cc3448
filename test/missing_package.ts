import { registerHooks } from 'node:module'
import { onTestFinished } from 'vitest'

/** A package that is not there, as while `npm ci` runs beside the server; the returned function brings it back. */
export function takeAway(name: string): () => void {
	const part = `/node_modules/${name}/`
	const hooks = registerHooks({
		resolve(specifier, context, next) {
			const isOfIt = specifier === name || specifier.startsWith(`${name}/`) || specifier.includes(part)
			if (!isOfIt) return next(specifier, context)
			throw Object.assign(new Error(`Cannot find package '${name}'`), { code: 'ERR_MODULE_NOT_FOUND' })
		},
	})
	const bringBack = () => hooks.deregister()
	onTestFinished(bringBack)
	return bringBack
}
