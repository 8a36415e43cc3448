/** The display face, for the preload link and the theme. Written by art/font.ts. */
export const font = {
	href: '/fonts/archivo-98a5e761.woff2',
	family: "Archivo, 'Archivo Fallback', system-ui, sans-serif",
	weightRange: '500 850',
} as const
