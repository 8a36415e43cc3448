/** The display face, for the preload link and the theme. Written by art/font.ts. */
export const font = {
	href: '/fonts/archivo-dbcffcd3.woff2',
	family: "Archivo, 'Archivo Fallback', system-ui, sans-serif",
} as const
