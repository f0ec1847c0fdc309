"""tantivy on the catalogue's listings, one thread: FILE TIMES. Prints p50 and p95 in milliseconds.

Each line of FILE is one listing: title, description, countries, degrees, fields, amount, deadline.
"""
import json
import sys
import time

import tantivy

FILE, TIMES = sys.argv[1], int(sys.argv[2])
WARM_UPS = 3
WORDS = ("countries", "degrees", "fields")

builder = tantivy.SchemaBuilder()
for name in ("title", "description"):
    builder.add_text_field(name, stored=False, tokenizer_name="en_stem")
for name in WORDS:
    builder.add_text_field(name, stored=False, tokenizer_name="raw", fast=True)
builder.add_unsigned_field("amount", indexed=True, fast=True)
builder.add_unsigned_field("deadline", indexed=True, fast=True)
schema = builder.build()

index = tantivy.Index(schema)
writer = index.writer(256_000_000, 1)
count = 0
for line in open(FILE, encoding="utf8"):
    row = json.loads(line)
    document = tantivy.Document()
    document.add_text("title", row["title"])
    document.add_text("description", row["description"] or "")
    for name in WORDS:
        for value in row[name] or []:
            document.add_text(name, value)
    document.add_unsigned("amount", max(0, int(float(row["amount"]))))
    document.add_unsigned("deadline", max(0, int(row["deadline"])))
    writer.add_document(document)
    count += 1
writer.commit()
writer.wait_merging_threads()
index.reload()
searcher = index.searcher()

query, occur = tantivy.Query, tantivy.Occur
stemmer = (
    tantivy.TextAnalyzerBuilder(tantivy.Tokenizer.simple())
    .filter(tantivy.Filter.lowercase())
    .filter(tantivy.Filter.stemmer("english"))
    .build()
)


def all_of(parts):
    return query.boolean_query([(occur.Must, part) for part in parts])


def one_of(name, values):
    terms = [(occur.Should, query.term_query(schema, name, value)) for value in values]
    return query.const_score_query(query.boolean_query(terms), 0.0)


def text(words):
    stems = [stemmer.analyze(word)[0] for word in words.split()]
    return [
        query.disjunction_max_query(
            [
                query.boost_query(query.term_query(schema, "title", stem), 2.0),
                query.term_query(schema, "description", stem),
            ]
        )
        for stem in stems
    ]


def sample(name, place):
    """A value that the listings have: the `place`-th most frequent one."""
    facets = searcher.aggregate(query.all_query(), {name: {"terms": {"field": name, "size": 50}}})
    buckets = facets[name]["buckets"]
    return [buckets[min(place, len(buckets) - 1)]["key"]] if buckets else ["none"]


FILTER = [
    one_of("degrees", sample("degrees", 1)),
    one_of("fields", sample("fields", 3)),
    one_of("countries", sample("countries", 3)),
]
FACETS = {name: {"terms": {"field": name, "size": 50}} for name in WORDS}
ascending, descending = tantivy.Order.Asc, tantivy.Order.Desc
QUESTIONS = {
    "first page, soonest deadline": lambda: searcher.search(
        query.all_query(), 20, count=False, order_by_field="deadline", order=ascending
    ),
    "filter + deadline": lambda: searcher.search(
        all_of(FILTER), 20, count=False, order_by_field="deadline", order=ascending
    ),
    "rare filter + amount": lambda: searcher.search(
        all_of(FILTER[1:]), 20, count=False, order_by_field="amount", order=descending
    ),
    "text": lambda: searcher.search(all_of(text("computer science")), 20, count=False),
    "common text": lambda: searcher.search(all_of(text("scholarship")), 20, count=False),
    "text + filter": lambda: searcher.search(
        all_of(text("women engineering") + FILTER[:1]), 20, count=False
    ),
    "misspelled text": lambda: searcher.search(
        all_of(
            [
                query.fuzzy_term_query(
                    schema, "title", stemmer.analyze(word)[0], distance=1, transposition_cost_one=True
                )
                for word in ("computr", "sciense")
            ]
        ),
        20,
        count=False,
    ),
    "facets, no filter": lambda: searcher.aggregate(query.all_query(), FACETS),
    "facets, filter": lambda: searcher.aggregate(all_of(FILTER), FACETS),
    "facets, text": lambda: searcher.aggregate(all_of(text("computer science")), FACETS),
}

print(f"{count} listings, milliseconds".ljust(36), "   p50    p95")
for name, ask in QUESTIONS.items():
    times = []
    for turn in range(-WARM_UPS, TIMES):
        started = time.perf_counter()
        ask()
        if turn >= 0:
            times.append((time.perf_counter() - started) * 1000)
    times.sort()
    p95 = times[min(len(times) - 1, int(len(times) * 0.95))]
    print(f"{name.ljust(36)} {times[len(times) // 2]:6.2f} {p95:6.2f}")
