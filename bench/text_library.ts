import { execFileSync } from 'node:child_process'
import { median, printTable } from './table.ts'

/** Measures the time and memory of importing the library for text messages, each run in a new process: `node bench/text_library.ts` */
const modules = ['twilio/lib/webhooks/webhooks.js', 'twilio']
const script = `
	const before = process.memoryUsage().rss
	const began = performance.now()
	await import(process.argv[1])
	const ms = performance.now() - began
	console.log(JSON.stringify([Math.round(ms), Math.round((process.memoryUsage().rss - before) / 1e6)]))`

const rows = modules.map((name) => {
	const runs = Array.from({ length: 5 }, () => measure(name))
	return [name, `${median(runs.map(([ms]) => ms))}`, `${median(runs.map(([, mb]) => mb))}`]
})
printTable(['module', 'ms', 'MB'], rows)

function measure(name: string): [number, number] {
	const output = execFileSync(process.execPath, ['--input-type=module', '-e', script, name], {
		encoding: 'utf8',
	})
	return JSON.parse(output) as [number, number]
}
