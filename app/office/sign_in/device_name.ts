const browsers = [
	['Edg/', 'Edge'],
	['Firefox/', 'Firefox'],
	['Chrome/', 'Chrome'],
	['Safari/', 'Safari'],
] as const
const systems = [
	['iPhone', 'iPhone'],
	['iPad', 'iPad'],
	['Android', 'Android'],
	['Windows', 'Windows'],
	['Mac OS X', 'Mac'],
	['Linux', 'Linux'],
] as const

/** Returns a device name that the session's owner recognizes, such as "Chrome on Windows". */
export function deviceName(userAgent: string | null): string {
	const find = (names: readonly (readonly [string, string])[]) =>
		names.find(([sign]) => userAgent?.includes(sign))?.[1]
	const browser = find(browsers) ?? 'A browser'
	const system = find(systems)
	return system ? `${browser} on ${system}` : browser
}
