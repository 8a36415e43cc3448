/** The time zones that forms offer; a company's file may name any other. */
export const usualTimeZones: Readonly<Record<string, string>> = {
	'America/New_York': 'Eastern Time',
	'America/Chicago': 'Central Time',
	'America/Denver': 'Mountain Time',
	'America/Phoenix': 'Mountain Time without daylight saving (Arizona)',
	'America/Los_Angeles': 'Pacific Time',
	'America/Anchorage': 'Alaska Time',
	'Pacific/Honolulu': 'Hawaii Time',
	'America/Puerto_Rico': 'Atlantic Time without daylight saving (Puerto Rico)',
}

const statesOfZone: Readonly<Record<string, string>> = {
	'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
	'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
	'America/Denver': 'CO ID MT NM UT WY',
	'America/Phoenix': 'AZ',
	'America/Los_Angeles': 'CA NV OR WA',
	'America/Anchorage': 'AK',
	'Pacific/Honolulu': 'HI',
	'America/Puerto_Rico': 'PR',
}

/** The time zone of most of a state (two letters); undefined if there is no such state. */
export function timeZoneOfState(state: string): string | undefined {
	return Object.entries(statesOfZone).find(([, states]) => states.split(' ').includes(state))?.[0]
}

/** Whether this is a known IANA time zone: `America/Phoenix`, but not `Mountain Time`. */
export function isTimeZone(name: string): boolean {
	return Intl.supportedValuesOf('timeZone').includes(name)
}
