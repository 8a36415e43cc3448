import { isDayOff, nextDayOff } from '#app/company/days_off.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { type HolidayKey, holidays } from '#app/company/holidays.ts'
import { instantOf, localTimeOf } from '#app/company/zoned_time.ts'
import { formatDay, formatDayAsOf } from '#platform/time/format_day.ts'
import { holidayNotice } from '#app/pickup/schedule/holiday_notice.ts'
import type { DirectAnswer } from '../search_response.ts'
import { isOnlyAbout, words } from './asked.ts'

/** Matches holiday names in questions; a name that starts with another one comes first. */
const named: readonly (readonly [HolidayKey, RegExp])[] = [
	['newYearsEve', / new years? eve /],
	['newYear', / new years?( day)? /],
	['martinLutherKing', / (mlk|martin luther king)( jr)?( day)? /],
	['presidents', / presidents?( day)? /],
	['memorial', / memorial day /],
	['juneteenth', / juneteenth /],
	['independence', / (independence day|(4th|fourth) of july|july 4(th)?) /],
	['labor', / labor day /],
	['columbus', / columbus( day)? /],
	['veterans', / veterans( day)? /],
	['dayAfterThanksgiving', / (black friday|day after thanksgiving) /],
	['thanksgiving', / thanksgiving( day)? /],
	['christmasEve', / (christmas|xmas) eve /],
	['christmas', / (christmas|xmas)( day)? /],
]
const anyHoliday = / holidays? /
const around = words(
	'trash garbage recycling pickup pickups pick picked up collection collected day days week schedule schedules service delay delays delayed late run running truck trucks open closed close office hours holiday holidays moved move change changes observed observe work working year dates date list',
)

/** The effects of a holiday on pickups and office: the next one with that name, or the next day off. */
export function holidayAnswer(
	question: string,
	facts: Pick<Facts, 'hours' | 'services' | 'timeZone'>,
	now: Date,
): DirectAnswer | null {
	const today = localTimeOf(now, facts).date
	const key = named.find(([, subject]) => subject.test(question))
	if (key && isOnlyAbout(question, key[1], around)) return answer(dayOfHoliday(key[0], today), today, facts)
	if (!key && isOnlyAbout(question, anyHoliday, around))
		return answer(nextDayOff(today, facts.hours), today, facts)
	return null
}

interface NamedDay {
	name: string
	date: string
}

function answer(
	day: NamedDay | undefined,
	today: string,
	facts: Pick<Facts, 'hours' | 'services' | 'timeZone'>,
): DirectAnswer | null {
	if (!day) return null
	const { name, date } = day
	const when = formatDayAsOf(today, date)
	const weekday = formatDay(date, 'weekday')
	const own = isDayOff(date, facts.hours)
		? 'The office is closed. '
		: `Not one of our days off: it is like any other ${weekday}. `
	const week = facts.services.residential
		? holidayNotice(instantOf({ date, time: '12:00' }, facts), facts)
		: null
	return {
		title: `${name}: ${when}`,
		text: `${own}${week?.text ?? ''}`.trim(),
		url: '/about#holiday-schedule',
		link: 'Holiday schedule',
	}
}

function dayOfHoliday(key: HolidayKey, today: string): NamedDay | undefined {
	const year = Number(today.slice(0, 4))
	return [year, year + 1]
		.map((one) => ({ name: holidays[key].name, date: holidays[key].dayIn(one).date }))
		.find(({ date }) => date >= today)
}
