"""tantivy on the catalog's listings, one thread: LISTINGS INDEX QUESTIONS WARM-UPS.

LISTINGS has one listing a line, INDEX is the folder of the index (made when it is not there),
QUESTIONS is a list of searches of which the first WARM-UPS do not count. Prints JSON: milliseconds by
kind of question.
"""
import json
import os
import shutil
import sys
import time

import tantivy

LISTINGS, INDEX, QUESTIONS, WARM_UPS = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
TEXTS = ("title", "rest")
WORDS = ("countries", "degrees", "fields", "complexity", "noEssay")
NUMBERS = ("amount", "deadline")
MAX_VALUE = 2**62
PAGE = 20

builder = tantivy.SchemaBuilder()
for name in TEXTS:
    builder.add_text_field(name, stored=False, tokenizer_name="en_stem")
for name in WORDS:
    builder.add_text_field(name, stored=False, tokenizer_name="raw", fast=True)
for name in NUMBERS:
    builder.add_unsigned_field(name, indexed=True, fast=True)
schema = builder.build()


def make_index(folder):
    os.makedirs(folder)
    index = tantivy.Index(schema, path=folder)
    writer = index.writer(512_000_000, 1)
    for line in open(LISTINGS, encoding="utf8"):
        row = json.loads(line)
        document = tantivy.Document()
        for name in TEXTS:
            document.add_text(name, row[name])
        for name in WORDS:
            values = row[name]
            for value in values if isinstance(values, list) else [values]:
                document.add_text(name, value)
        for name in NUMBERS:
            document.add_unsigned(name, row[name])
        writer.add_document(document)
    writer.commit()
    writer.wait_merging_threads()


if not os.path.exists(INDEX):
    unfinished = INDEX + ".unfinished"
    shutil.rmtree(unfinished, ignore_errors=True)
    make_index(unfinished)
    os.rename(unfinished, INDEX)
index = tantivy.Index.open(INDEX)
index.reload()
searcher = index.searcher()

query, occur = tantivy.Query, tantivy.Occur
stemmer = (
    tantivy.TextAnalyzerBuilder(tantivy.Tokenizer.simple())
    .filter(tantivy.Filter.lowercase())
    .filter(tantivy.Filter.stemmer("english"))
    .build()
)


def stem(word):
    return stemmer.analyze(word)[0]


def one_of(name, values):
    terms = [(occur.Should, query.term_query(schema, name, value)) for value in values]
    return query.const_score_query(query.boolean_query(terms), 0.0)


def at_least(name, least):
    return query.const_score_query(
        query.range_query(schema, name, tantivy.FieldType.Unsigned, least, MAX_VALUE), 0.0
    )


def in_title_or_rest(word):
    return query.disjunction_max_query(
        [
            query.boost_query(query.term_query(schema, "title", stem(word)), 2.0),
            query.term_query(schema, "rest", stem(word)),
        ]
    )


def condition(asked, without=None):
    parts = [in_title_or_rest(word) for word in asked["words"]]
    parts += [one_of(name, asked[name]) for name in WORDS[:3] if asked[name] and name != without]
    if asked["minAmount"] is not None:
        parts.append(at_least("amount", asked["minAmount"]))
    if asked["deadlineFrom"] is not None:
        parts.append(at_least("deadline", asked["deadlineFrom"]))
    if not parts:
        return query.all_query()
    return query.boolean_query([(occur.Must, part) for part in parts])


def facets(asked):
    """Each kind's own filter left out; the kinds that do not filter are counted together."""
    filtering = [name for name in WORDS[:3] if asked[name]]
    others = [name for name in WORDS if name not in filtering]
    for names, without in [(others, None)] + [([name], name) for name in filtering]:
        terms = {name: {"terms": {"field": name, "size": 300}} for name in names}
        searcher.aggregate(condition(asked, without), terms)


def misspelled(asked):
    return query.boolean_query(
        [
            (
                occur.Must,
                query.fuzzy_term_query(
                    schema, "title", stem(word), distance=1, transposition_cost_one=True
                ),
            )
            for word in asked["words"]
        ]
    )


SORTS = {
    "deadline": {"order_by_field": "deadline", "order": tantivy.Order.Asc},
    "amount": {"order_by_field": "amount", "order": tantivy.Order.Desc},
    "relevance": {},
}


def ask(asked):
    if asked["kind"] == "facets":
        return facets(asked)
    found = misspelled(asked) if asked["kind"] == "typo" else condition(asked)
    return searcher.search(found, PAGE, count=False, **SORTS[asked["sort"]])


times = {}
for turn, asked in enumerate(json.load(open(QUESTIONS, encoding="utf8"))):
    started = time.perf_counter()
    ask(asked)
    if turn >= WARM_UPS:
        times.setdefault(asked["kind"], []).append((time.perf_counter() - started) * 1000)
print(json.dumps({"listings": searcher.num_docs, "times": times}))
