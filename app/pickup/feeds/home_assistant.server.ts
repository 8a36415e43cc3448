import type { Facts } from '#app/company/facts_type.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'

/** The file's name below `/calendar/`. */
export const homeAssistantName = 'home-assistant.yaml'

/**
 * The YAML file that lists this provider of ICS feeds in Home Assistant's waste collection integration:
 * title, page, country, how to find a feed's URL, and test cases. Strings are written as JSON, which is valid
 * YAML.
 */
export function homeAssistantFile(
	areas: readonly PickupAreaRow[],
	{ name: company }: Pick<Facts, 'name'>,
	publicUrl: string,
): string {
	const text = (value: string) => JSON.stringify(value)
	const examples = areas.flatMap(({ name, slug }) => [
		`  ${text(name)}:`,
		`    url: ${text(`${publicUrl}/calendar/${slug}.ics`)}`,
	])
	return [
		`title: ${text(company)}`,
		`url: ${text(publicUrl)}`,
		'country: us',
		'howto:',
		`  en: |`,
		`    - Go to <${publicUrl}/calendar> and find your area.`,
		'    - Copy the address of its calendar.',
		'    - Replace the `url` in the example configuration with this address.',
		...(examples.length > 0 ? ['test_cases:', ...examples] : ['test_cases: {}']),
		'',
	].join('\n')
}
