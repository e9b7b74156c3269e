vcl 4.1;

# Varnish 6 or newer between TLS (nginx, hitch) and Zilbazar. Start it with -p http_gzip_support=off, because the app
# compresses itself, with brotli too. The app needs CACHE_PURGE_URLS=http://127.0.0.1:6081/

import std;

probe ready {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend app {
    .host = "127.0.0.1";
    .port = "3000";
    .probe = ready;
    .connect_timeout = 2s;
    .first_byte_timeout = 60s;
}

# The processes of the app.
acl purgers {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    set req.backend_hint = app;

    if (req.method == "PURGE") {
        # Varnish has added its caller here. A second address means that a proxy passed the request on for somebody else.
        if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
            return (synth(405, "Not Allowed"));
        }
        if (req.http.cache-tag == "*") {
            ban("obj.status != 0");
        } else if (req.http.cache-tag ~ "^[A-Za-z0-9_-]+(,[A-Za-z0-9_-]+)*$") {
            ban("obj.http.cache-tag ~ (^|,)(" + regsuball(req.http.cache-tag, ",", "|") + ")(,|$)");
        } else {
            return (synth(400, "Bad Request"));
        }
        return (synth(200, "Purged"));
    }

    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # People who are signed in, or have chosen a language, pass the cache. So they see their own changes at once.
    if (req.http.Authorization || req.http.Cookie ~ "(^|;\s*)((__Host-)?zb_|language=)") {
        return (pass);
    }
    unset req.http.Cookie;

    # One variant for each answer that the app may give. It is asked with the same words as the cache is.
    if (req.http.Accept-Encoding ~ "(?i)\b(br|gzip)\s*;\s*q=0(\.0*)?\s*(,|$)") {
        unset req.http.Accept-Encoding;
    } else if (req.http.Accept-Encoding ~ "(?i)\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } else if (req.http.Accept-Encoding ~ "(?i)\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    if (req.http.Accept-Language ~ "(?i)^\s*fr\b[^,;]*(,|$)") {
        set req.http.Accept-Language = "fr";
    } else if (!req.http.Accept-Language || req.http.Accept-Language !~ "(?i)fr" || req.http.Accept-Language ~ "^[^,;]*(,|$)") {
        set req.http.Accept-Language = "en";
    }

    # In ordinary times nothing is older than its lifetime. While the app is away, what was shown last.
    if (std.healthy(req.backend_hint) && req.restarts == 0) {
        set req.grace = 0s;
    }
    return (hash);
}

sub vcl_backend_response {
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
    # Only what the app calls public is stored, and nothing that sets a cookie.
    if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "(?i)(^|,)\s*public\b" || beresp.status != 200) {
        set beresp.uncacheable = true;
        set beresp.ttl = 30s;
        return (deliver);
    }
    if (beresp.http.Cache-Control ~ "max-age=0") {
        # Purged when something that it shows changes. A minute, should a purge be lost.
        set beresp.ttl = 60s;
        if (beresp.http.cache-until && std.time(beresp.http.cache-until, now) < now + beresp.ttl) {
            set beresp.ttl = std.time(beresp.http.cache-until, now) - now;
        }
        if (beresp.http.x-cache == "stale") {
            set beresp.ttl = 1s;
        }
    } else if (beresp.ttl > 1d) {
        set beresp.ttl = 1d;
    }
    set beresp.grace = 1h;
    set beresp.keep = 1h;
    return (deliver);
}

sub vcl_deliver {
    # The app has just gone: what was shown last is better than an error.
    if (resp.status >= 502 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD") && !req.http.Cookie && !req.http.Authorization) {
        return (restart);
    }
    if (obj.hits > 0) {
        set resp.http.X-Cache-Status = "HIT";
    } else {
        set resp.http.X-Cache-Status = "MISS";
    }
    # Browsers learn from the app's own headers; an age would make them think that it is old.
    unset resp.http.Age;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
    unset resp.http.cache-tag;
    unset resp.http.cache-until;
}

sub vcl_synth {
    set resp.http.Cache-Control = "no-store";
}

sub vcl_backend_error {
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Retry-After = "5";
}
