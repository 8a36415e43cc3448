/**
 * The company's mark: the notch of a toothed rock, with the sun in it, over the plains. Each path names the part
 * it draws, so that whoever shows the mark picks the colors.
 */
export const mark = {
	viewBox: '0 0 64 64',
	paths: [
		{ part: 'sun', d: 'M35.5 9a9 9 0 1 1 0 18a9 9 0 1 1 0-18z' },
		{
			part: 'rock',
			d: 'M1 45L9 39.5L14 31L17.5 20.5L27 17L29 20L30.5 29L35 34.5L40.5 29.5L42.5 21.5L45 19L52.5 23L55.5 33L63 41.5V45Z',
		},
		{ part: 'field', d: 'M2 49H62V53H2ZM9 57H55V61H9Z' },
	],
} as const
