import { defineContentType } from '../content_type.ts'

/** TH-01. Exactly one is active; the palette screen sets which. */
export const colorPalettes = defineContentType('color_palettes', null, {
	label: 'Palettes',
	singular: 'palette',
	group: 'Colors',
	help: 'The colors of the whole site, by day and by night.',
	fields: {
		name: { control: 'text', label: 'Name', max: 60, plain: true },
		is_active: { control: 'checkbox', label: 'In use' },
	},
	columns: ['is_active'],
	title: (row) => row.name,
	page: () => '/',
})

export const colorVariables = defineContentType('color_variables', null, {
	label: 'Colors',
	singular: 'color',
	group: 'Colors',
	help: 'What each palette gives the site. They are edited together, on their palette.',
	fields: {
		palette_id: {
			control: 'reference',
			label: 'Palette',
			table: 'color_palettes',
			by: 'id',
			plain: true,
		},
		css_variable_name: { control: 'text', label: 'Name', max: 60, plain: true },
		hsl_value: {
			control: 'color',
			label: 'Color',
			hint: 'Hue, saturation and lightness: 162 60% 19%',
			plain: true,
		},
	},
	columns: ['hsl_value'],
	title: (row) => row.css_variable_name,
	order: { column: 'sort_order', within: 'palette_id' },
	page: () => '/',
})
