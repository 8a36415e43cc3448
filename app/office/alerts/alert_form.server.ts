import { isDay } from '#platform/time/civil_day.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { ServiceAlertRow } from '#db/pickup_rows.ts'
import type { AlertValues } from './alert_values.ts'

/** The columns of an alert that staff fill in. */
export type AlertColumns = Pick<
	ServiceAlertRow,
	'kind' | 'delay_days' | 'starts_on' | 'ends_on' | 'reach' | 'town_slugs' | 'area_ids' | 'message'
>

type Read = { ok: true; columns: AlertColumns } | { ok: false; errors: FieldError[] }

const longestMessage = 280
const kinds = ['delay', 'cancelled', 'notice'] as const
const reaches = ['all', 'towns', 'areas'] as const

/** The values of an alert's form; an empty last day becomes the first one. */
export function alertValuesOf(entries: FormData): AlertValues {
	const text = (name: string) => {
		const value = entries.get(name)
		return typeof value === 'string' ? value.trim() : ''
	}
	const texts = (name: string) => entries.getAll(name).filter((value) => typeof value === 'string')
	return {
		kind: text('kind'),
		delay_days: text('delay_days'),
		starts_on: text('starts_on'),
		ends_on: text('ends_on') || text('starts_on'),
		reach: text('reach'),
		town_slugs: texts('town_slugs'),
		area_ids: texts('area_ids'),
		message: text('message').replaceAll(/[\p{Cc}\s]+/gu, ' '),
	}
}

/** The typed alert, or a sentence for each invalid field. */
export function readAlert(values: AlertValues): Read {
	const kind = kinds.find((one) => one === values.kind)
	const reach = reaches.find((one) => one === values.reach)
	const days = /^[1-5]$/.test(values.delay_days) ? Number(values.delay_days) : null
	const errors: FieldError[] = []
	const need = (isThere: boolean, field: keyof AlertValues, message: string) => {
		if (!isThere) errors.push({ field, message })
	}
	need(kind !== undefined, 'kind', 'Please choose what happens.')
	need(kind !== 'delay' || days !== null, 'delay_days', 'Please say by how many days, from 1 to 5.')
	need(isDay(values.starts_on), 'starts_on', 'Please enter the first day.')
	need(isDay(values.ends_on), 'ends_on', 'Please enter the last day, or leave it empty for one day.')
	need(reach !== undefined, 'reach', 'Please choose whom it is for.')
	need(reach !== 'towns' || values.town_slugs.length > 0, 'reach', 'Please tick at least one town.')
	need(reach !== 'areas' || values.area_ids.length > 0, 'reach', 'Please tick at least one area.')
	need(values.message !== '', 'message', 'Please write what neighbors should know.')
	need(
		values.message.length <= longestMessage,
		'message',
		`Please use ${longestMessage} characters or fewer: there are ${values.message.length}.`,
	)
	if (errors.length > 0 || !kind || !reach) return { ok: false, errors }
	return {
		ok: true,
		columns: {
			kind,
			delay_days: kind === 'delay' ? days : null,
			starts_on: values.starts_on,
			ends_on: values.ends_on,
			reach,
			town_slugs: reach === 'towns' ? [...new Set(values.town_slugs)].toSorted() : [],
			area_ids: reach === 'areas' ? [...new Set(values.area_ids)].toSorted() : [],
			message: values.message,
		},
	}
}
