import type { Log } from '#platform/log/log.ts'

export interface LogLine {
	level: keyof Log
	message: string
	fields: object
}

/** A log that stores its lines in memory. */
export function recordedLog(): { log: Log; lines: LogLine[] } {
	const lines: LogLine[] = []
	const at = (level: keyof Log) => (fields: object, message: string) =>
		void lines.push({ level, message, fields })
	return { log: { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }, lines }
}
