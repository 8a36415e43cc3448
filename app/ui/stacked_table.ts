/**
 * Classes of a table in a `@container`: where letters are very large its columns stand one below the other, so that no word breaks
 * and no price is out of sight.
 */
export const stackedTable =
	'@max-[16rem]:block @max-[16rem]:[&_:is(thead,tbody,tr,th,td)]:block @max-[16rem]:[&_:is(th,td)]:w-auto @max-[16rem]:[&_:is(th,td)]:px-0 @max-[16rem]:[&_th~td]:pt-0 @max-[16rem]:[&_:is(th,td)]:text-left'
