/**
 * Classes of a table in a `@container`: if text is very large, the columns are stacked, so that no word breaks
 * and no price is cut off.
 */
export const stackedTable =
	'@max-[16rem]:block @max-[16rem]:[&_:is(thead,tbody,tr,th,td)]:block @max-[16rem]:[&_:is(th,td)]:w-auto @max-[16rem]:[&_:is(th,td)]:px-0 @max-[16rem]:[&_th~td]:pt-0 @max-[16rem]:[&_:is(th,td)]:text-left'
