-- Posts that moderators had hidden were counted by their tags, too.
UPDATE "tags" SET "post_count" = (
  SELECT count(*)::int FROM "posts" WHERE "posts"."state" = 'shown' AND "posts"."tags" @> ARRAY["tags"."name"]
);
